import { useCallback } from 'react'

/** Marks what scrolls to the sides by where more of it lies beyond an edge: `data-before`, `data-after`. */
export const useBeyond = () =>
  useCallback((element: HTMLElement | null) => {
    if (!element) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-before', scrollLeft > 1)
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
    }
    mark()
    const size = new ResizeObserver(mark)
    size.observe(element)
    // What is in it can grow while it stays as wide.
    if (element.firstElementChild) size.observe(element.firstElementChild)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])
