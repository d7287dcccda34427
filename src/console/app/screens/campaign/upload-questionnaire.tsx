import { useRef, useState } from 'react'
import { requestWithFiles } from '../../api.ts'
import { notifyDone, refetchAll, runMutation } from '../../change.ts'
import { LinkQuestionnaireDocument, UploadQuestionnaireDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { t } from '../../texts/index.ts'

interface Props {
  /** Label of the button. */
  name: string
  campaignId: string
  teamId: string
}

/** Button that uploads the file of a questionnaire, and replaces the previous one. Hidden without the rights. */
export function UploadQuestionnaire({ name, campaignId, teamId }: Props) {
  const { may } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const upload = async (chosen: File) => {
    setError(null)
    setBusy(true)
    try {
      const { uploadFiles } = await requestWithFiles(UploadQuestionnaireDocument, { teamId }, [
        chosen,
      ])
      const { key, name, size, url } = uploadFiles[0]!
      const file = { fileKey: key, fileName: name, fileSize: size, fileUrl: url }
      await runMutation({
        document: LinkQuestionnaireDocument,
        input: { campaignId, ...file },
      })
      notifyDone(t('fileAdded'))
    } catch (error) {
      setError(errorText(error).text)
    }
    setBusy(false)
    await refetchAll()
  }
  if (!may(LinkQuestionnaireDocument) || !may(UploadQuestionnaireDocument)) return null
  return (
    <>
      {error && (
        <span className="fault" role="alert">
          {error}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void upload(file)
        }}
      />
      <button type="button" aria-disabled={isBusy} onClick={() => input.current?.click()}>
        {name}
      </button>
    </>
  )
}
