/** Number of color pairs in the style sheet. */
const hues = 8

/** Returns up to two initials of a name, without a leading article. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const own = words.length > 1 && /^(the|der|die|das)$/i.test(words[0]!) ? words.slice(1) : words
  return own
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}

/** Returns the number of the color pair of a name, which is the same on every screen. */
const hueOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % hues

/** The content security policy of the console allows only images of this server. */
const isOwnImage = (url: string) => URL.canParse(url) && new URL(url).origin === location.origin

/** Logo of an outlet, or its initials if there is no logo on this server. */
export function OutletLogo({
  name,
  logo,
  isLarge = false,
}: {
  name: string
  logo: string | null
  isLarge?: boolean
}) {
  return (
    <span
      className="outlet-logo"
      data-hue={hueOf(name)}
      data-large={isLarge || undefined}
      aria-hidden="true"
    >
      {logo && isOwnImage(logo) ? <img src={logo} alt="" loading="lazy" /> : initialsOf(name)}
    </span>
  )
}
