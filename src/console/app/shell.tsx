import { Menu } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { initialsOf } from '../../values/initials.ts'
import { useNavigation } from './navigation.ts'
import { Palette } from './palette.tsx'
import { CartCount } from './screens/cart/cart-count.tsx'
import { UnreadCount } from './screens/inbox/unread-count.tsx'
import { useSession } from './session.tsx'
import { ShortcutHelp, useShortcuts } from './shortcuts.tsx'
import { fetchTeams, signOut, switchTeam } from './sign-in.tsx'
import { language, switchLanguage, type TextName, t } from './texts/index.ts'
import { chooseTheme, theme, themes } from './theme.ts'
import { Icon, Mark } from './ui/icon.tsx'
import { useFocusKept } from './ui/use-focus-kept.ts'

/** Frame of every screen: navigation, search and account menu. */
export function Shell({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [isHelping, setHelping] = useState(false)
  useShortcuts({
    openPalette: useCallback(() => setSearching(true), []),
    openHelp: useCallback(() => setHelping(true), []),
  })
  useFocusKept()
  // biome-ignore lint/correctness/useExhaustiveDependencies: close the menu after each navigation.
  useEffect(() => setOpen(false), [location])
  return (
    <div className="shell" data-open={isOpen || undefined}>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <header className="bar">
        <button
          type="button"
          className="quiet menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="menu" />
          <span className="hidden">{t('menu')}</span>
        </button>
        <Link href="/" className="brand" aria-label={t('product')}>
          <Mark />
          <b>{t('product')}</b>
        </Link>
        <button type="button" className="search" onClick={() => setSearching(true)}>
          <Icon name="search" />
          <span>{t('searchAll')}</span>
          <kbd>Ctrl K</kbd>
        </button>
        <Account openHelp={() => setHelping(true)} />
      </header>
      <Navigation />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Palette isOpen={isSearching} setOpen={setSearching} openHelp={() => setHelping(true)} />
      <ShortcutHelp isOpen={isHelping} setOpen={setHelping} />
    </div>
  )
}

function Navigation() {
  const [path] = useLocation()
  const { session } = useSession()
  const all = useNavigation()
  // The settings of a member are the page of the team.
  const location = path === `/teams/${session.teamId}` ? '/settings' : path
  const isWithinOf = (href: string) =>
    location === href || (href !== '/' && location.startsWith(`${href}/`))
  const current = all
    .flatMap((part) => [part, ...part.pages])
    .map(({ href }) => href)
    .filter(isWithinOf)
    .sort((a, b) => b.length - a.length)[0]
  return (
    <nav className="side" aria-label={t('navigation')}>
      <ul>
        {all.map((part) => {
          const isWithin = [part, ...part.pages].some(({ href }) => href === current)
          return (
            <li key={part.href}>
              <Link
                href={part.href}
                aria-current={part.href === current ? 'page' : undefined}
                data-within={isWithin || undefined}
              >
                <Icon name={part.icon} />
                {part.name}
                {part.href === '/inbox' && <UnreadCount />}
              </Link>
              {part.href === '/cart' && <CartCount />}
              {isWithin && part.pages.length > 0 && (
                <ul>
                  {part.pages.map(({ href, name }) => (
                    <li key={href}>
                      <Link href={href} aria-current={href === current ? 'page' : undefined}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function sessionName(teamKind: string | null): TextName {
  if (teamKind === null) return 'operatorSession'
  if (teamKind === 'PUBLISHER') return 'publisherSession'
  return teamKind === 'WRITER' ? 'writerSession' : 'teamSession'
}

/** Menu of the teams of the user. Hidden for a user with one team, and for operators. */
function Teams() {
  const { session } = useSession()
  const { data: teams = [] } = useQuery({ queryKey: ['SessionTeams'], queryFn: fetchTeams })
  if (teams.length < 2) return null
  return (
    <>
      <Menu.RadioGroup value={session.teamId} onValueChange={(id) => void switchTeam(id)}>
        {teams.map(({ id, name }) => (
          <Menu.RadioItem key={id} value={id}>
            <Menu.RadioItemIndicator className="check" keepMounted />
            {name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Separator />
    </>
  )
}

function Account({ openHelp }: { openHelp(): void }) {
  const { session } = useSession()
  const [, navigate] = useLocation()
  const [selectedTheme, setSelectedTheme] = useState(theme)
  return (
    <Menu.Root>
      <Menu.Trigger className="quiet account">
        {session.userName && (
          <>
            <span className="avatar" aria-hidden="true">
              {initialsOf(session.userName)}
            </span>
            <b>{session.userName}</b>
          </>
        )}
        <span>{t(sessionName(session.teamKind))}</span>
        {session.isTest && <small>{t('testSession')}</small>}
        {session.tokenType === 'READ_ONLY' && <small>{t('readOnlySession')}</small>}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end">
          <Menu.Popup className="popup">
            <Menu.RadioGroup
              value={selectedTheme}
              onValueChange={(next) => {
                chooseTheme(next)
                setSelectedTheme(next)
              }}
            >
              {themes.map((one) => (
                <Menu.RadioItem key={one} value={one} closeOnClick={false}>
                  <Menu.RadioItemIndicator className="check" keepMounted />
                  {t(one)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator />
            <Teams />
            <Menu.Item onClick={openHelp}>{t('shortcuts')}</Menu.Item>
            <Menu.Item lang={language === 'en' ? 'de' : 'en'} onClick={switchLanguage}>
              {t('language')}
            </Menu.Item>
            <Menu.Item onClick={() => navigate('/sign-in')}>{t('signInSettings')}</Menu.Item>
            <Menu.Item onClick={() => void signOut()}>{t('signOut')}</Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
