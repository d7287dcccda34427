import { hueOf, initialsOf } from '../../../../values/initials.ts'

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
