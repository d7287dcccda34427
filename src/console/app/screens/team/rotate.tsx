import type { MutationRequest } from '../../change.ts'
import { t } from '../../texts/index.ts'
import { FormButton, type MutationForm } from '../../ui/form.tsx'
import { showSecret } from '../../ui/secret.tsx'
import { timeText } from '../../values.tsx'

const overlaps = [
  ['0', 'overlapNone'],
  ['3600', 'overlapHour'],
  ['86400', 'overlapDay'],
  ['604800', 'overlapWeek'],
] as const

interface Props extends MutationRequest {
  name?: string
  submitLabel?: string
  hint: string
  done(data: unknown): void
}

/** Returns the form that rotates a token or secret. The old one stays valid for a day by default. */
export const rotateForm = ({ name = t('rotate'), ...props }: Props): MutationForm => ({
  name,
  ...props,
  fields: [
    {
      ...{ name: 'overlapSeconds', type: 'select', isNumber: true, preset: '86400' },
      label: t('overlap'),
      choices: overlaps.map(([seconds, name]) => [seconds, t(name)]),
      warnings: { 0: t('overlapWarning') },
    },
  ],
})

/** Button that rotates a token or secret. */
export const RotateButton = (props: Props) => <FormButton {...rotateForm(props)} />

/** Shows a new token once, with its expiry. */
export function showToken(
  text: string,
  { name, expiresAt }: { name: string; expiresAt: string | null },
): void {
  const end = expiresAt ? t('tokenEnds', { time: timeText(expiresAt) }) : t('tokenNoExpiry')
  showSecret({ title: t('tokenTitle', { name }), text, hint: `${t('copyNow')} ${end}` })
}
