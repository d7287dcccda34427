/**
 * Script of the document pages. Adds a copy button to each code block, and marks the sides at which a diagram continues;
 * the pages work without it.
 */
export const script = `
for (const pre of document.querySelectorAll('pre')) {
  const code = pre.querySelector('code')
  const button = document.createElement('button')
  button.className = 'copy'
  button.textContent = 'Copy'
  button.ariaLive = 'polite'
  button.addEventListener('click', async () => {
    button.textContent = (await copied(code)) ? 'Copied' : 'Select the code and copy it'
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
  pre.prepend(button)
}
for (const diagram of document.querySelectorAll('.diagram')) {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = diagram
    diagram.toggleAttribute('data-before', scrollLeft > 1)
    diagram.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
  }
  const size = new ResizeObserver(mark)
  size.observe(diagram)
  // The image is loaded later.
  size.observe(diagram.firstElementChild)
  diagram.addEventListener('scroll', mark, { passive: true })
}
async function copied(code) {
  if (navigator.clipboard) return navigator.clipboard.writeText(code.textContent).then(() => true, () => false)
  // Over http browsers have no clipboard: a selection can be copied there.
  const selection = getSelection()
  selection.selectAllChildren(code)
  const isCopied = document.execCommand('copy')
  selection.removeAllRanges()
  return isCopied
}
`
