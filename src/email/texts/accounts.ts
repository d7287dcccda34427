/** Texts of emails about teams and their members. */
import { action, rows, type TextsOf } from '../content.js'

export const accountsTexts: TextsOf<'TEAM_INVITATION' | 'SIGN_IN' | 'WEBHOOK_FAILING'> = {
  EN: {
    kinds: {
      TEAM_INVITATION: ({ team, inviter, isOwner, until, url }, { date }) => ({
        subject: isOwner ? `Your team ${team}` : `Invitation to ${team}`,
        heading: isOwner ? `Your team ${team} is ready` : `You are invited to ${team}`,
        paragraphs: [
          isOwner
            ? `The team ${team} was created for you. You are its account owner. Accept the invitation, then sign in with your email address.`
            : inviter
              ? `${inviter} invites you to join the team ${team}.`
              : `You are invited to join the team ${team}.`,
          'The link is for you only and works once. If you do not expect an invitation, ignore this email.',
        ],
        ...rows(['Valid until', date(until)]),
        ...action('View invitation', url),
      }),
      SIGN_IN: ({ until, url }, { time }) => ({
        subject: 'Your sign-in link',
        heading: 'Sign in',
        paragraphs: [
          'The link opens the console in the browser that you open it with. It is for you only and works once.',
          'If you did not request it, ignore this email. Signing in requires the link.',
        ],
        ...rows(['Valid until', time(until)]),
        ...action('Sign in', url),
      }),
      WEBHOOK_FAILING: ({ team, host, since, reason, url }, { date }) => ({
        subject: reason ? `Webhook disabled: ${host}` : `Webhook failing: ${host}`,
        heading: reason ? 'A webhook endpoint was disabled' : 'A webhook endpoint is failing',
        paragraphs: [
          reason ??
            'All deliveries have failed for an hour. The endpoint is disabled after five days.',
        ],
        ...rows(['Team', team], ['Endpoint', host], ['Since', date(since)]),
        ...action('View deliveries', url),
      }),
    },
    names: {
      TEAM_INVITATION: 'invitations to teams',
      SIGN_IN: 'sign-in links',
      WEBHOOK_FAILING: 'failing webhooks',
    },
  },
  DE: {
    kinds: {
      TEAM_INVITATION: ({ team, inviter, isOwner, until, url }, { date }) => ({
        subject: isOwner ? `Ihr Team ${team}` : `Einladung zu ${team}`,
        heading: isOwner ? `Ihr Team ${team} ist bereit` : `Sie sind zu ${team} eingeladen`,
        paragraphs: [
          isOwner
            ? `Das Team ${team} wurde für Sie angelegt. Sie sind Kontoinhaber. Nehmen Sie die Einladung an und melden Sie sich dann mit Ihrer E-Mail-Adresse an.`
            : inviter
              ? `${inviter} lädt Sie ein, im Team ${team} mitzuarbeiten.`
              : `Sie sind eingeladen, im Team ${team} mitzuarbeiten.`,
          'Der Link ist nur für Sie und funktioniert einmal. Wenn Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.',
        ],
        ...rows(['Gültig bis', date(until)]),
        ...action('Einladung ansehen', url),
      }),
      SIGN_IN: ({ until, url }, { time }) => ({
        subject: 'Ihr Link zum Anmelden',
        heading: 'Anmelden',
        paragraphs: [
          'Der Link öffnet die Konsole in dem Browser, in dem Sie ihm folgen. Er ist nur für Sie und funktioniert einmal.',
          'Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Ohne den Link ist keine Anmeldung möglich.',
        ],
        ...rows(['Gültig bis', time(until)]),
        ...action('Anmelden', url),
      }),
      WEBHOOK_FAILING: ({ team, host, since, reason, url }, { date }) => ({
        subject: reason ? `Webhook abgeschaltet: ${host}` : `Webhook schlägt fehl: ${host}`,
        heading: reason ? 'Ein Webhook wurde abgeschaltet' : 'Ein Webhook schlägt fehl',
        paragraphs: [
          reason ??
            'Seit einer Stunde schlagen alle Zustellungen fehl. Nach fünf Tagen wird der Webhook abgeschaltet.',
        ],
        ...rows(['Team', team], ['Empfänger', host], ['Seit', date(since)]),
        ...action('Zustellungen ansehen', url),
      }),
    },
    names: {
      TEAM_INVITATION: 'Einladungen zu Teams',
      SIGN_IN: 'Links zum Anmelden',
      WEBHOOK_FAILING: 'fehlschlagende Webhooks',
    },
  },
}
