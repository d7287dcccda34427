/** Path of the typeface for pages that the server renders. The file is part of the console's build. */
export const typefacePath = '/typeface.woff2'

/** Family of the typeface, with fallbacks for letters that it lacks and for servers without the console. */
export const fontFamily =
  '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** Style rule that loads the typeface. The content security policy of the page must allow `font-src 'self'`. */
export const fontFace = `
@font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url(${typefacePath}) format("woff2");
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC,
    U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD }`
