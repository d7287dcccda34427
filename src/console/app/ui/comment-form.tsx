import { useRef, useState } from 'react'
import { type MutationRequest, refetchAll, runMutation } from '../change.ts'
import { errorText } from '../texts/error-messages.ts'
import { t } from '../texts/index.ts'

/** Form that adds the text of a comment to the input of a mutation. */
export function CommentForm({ document, input }: MutationRequest) {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      className="write"
      onSubmit={async (event) => {
        event.preventDefault()
        if (isBusy) return
        const content = String(new FormData(event.currentTarget).get('content'))
        setBusy(true)
        try {
          await runMutation({ document, input: { ...input, content } })
          if (text.current) text.current.value = ''
          setError(null)
          await refetchAll()
        } catch (error) {
          setError(errorText(error).text)
        }
        setBusy(false)
      }}
    >
      <label>
        {t('comment')}
        <textarea ref={text} name="content" rows={3} required />
      </label>
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      <div className="actions">
        <button type="submit" aria-disabled={isBusy}>
          {t('send')}
        </button>
      </div>
    </form>
  )
}
