import { useRef, useState } from 'react'
import { UploadFilesDocument } from '../../generated/graphql.ts'
import { errorText } from '../../texts/error-messages.ts'
import { upload } from '../../upload.ts'

/** One file of the upload list. */
export interface Upload {
  id: number
  name: string
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled'
  /** Uploaded fraction, 0 to 1. */
  progress: number
  /** Text of the error, if the upload failed. */
  error?: string
}

/** Target of an upload. */
export interface UploadTarget {
  /** Null for files in no folder. */
  folderId: string | null
  /** Absent for the team of the token. */
  teamId?: string | undefined
}

/** Maximum number of files that are uploaded at the same time. */
const concurrentUploads = 2

interface Waiting {
  id: number
  file: File
  target: UploadTarget
}

/**
 * Uploads files, each in its own request, so that each has a progress and can be cancelled. Uploads continue after the
 * screen is closed.
 * @param done called after each file is in the library
 */
export function useUploads(done: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Waiting[]>([])
  const running = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)))

  const send = async ({ id, file, target }: Waiting) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    change(id, { state: 'uploading' })
    try {
      await upload({
        document: UploadFilesDocument,
        input: target,
        field: 'files',
        file,
        onProgress: (progress) => change(id, { progress }),
        signal: controller.signal,
      })
      change(id, { state: 'done', progress: 1 })
      done()
    } catch (error) {
      const isCancelled = controller.signal.aborted
      change(
        id,
        isCancelled ? { state: 'cancelled' } : { state: 'failed', error: errorText(error).text },
      )
    }
    running.current.delete(id)
    sendNext()
  }
  const sendNext = () => {
    while (running.current.size < concurrentUploads) {
      const next = waiting.current.shift()
      if (!next) return
      void send(next)
    }
  }

  return {
    uploads,
    add(files: readonly File[], target: UploadTarget) {
      const added = files.map((file) => ({ id: ++lastId.current, file, target }))
      setUploads((now) => [
        ...now.filter(({ state }) => state === 'waiting' || state === 'uploading'),
        ...added.map(({ id, file }) => ({
          ...{ id, name: file.name, progress: 0 },
          state: 'waiting' as const,
        })),
      ])
      waiting.current.push(...added)
      sendNext()
    },
    cancel(id: number) {
      const controller = running.current.get(id)
      if (controller) return controller.abort()
      waiting.current = waiting.current.filter((one) => one.id !== id)
      change(id, { state: 'cancelled' })
    },
    /** Removes the uploads that have ended from the list. */
    clear: () =>
      setUploads((now) => now.filter(({ state }) => state === 'waiting' || state === 'uploading')),
  }
}
