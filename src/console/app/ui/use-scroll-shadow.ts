import { useCallback } from 'react'

/** Returns a ref for a horizontally scrolling element. Sets `data-before` and `data-after` while content is hidden on that side. */
export const useScrollShadow = () =>
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
    // The content can grow while the element keeps its width.
    if (element.firstElementChild) size.observe(element.firstElementChild)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])
