import { useLocation } from 'wouter'
import {
  RotateOperatorTokenDocument,
  type RotateOperatorTokenMutation,
} from '../../generated/graphql.ts'
import { useRecord } from '../../list/record.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Replace, showToken } from './replace.tsx'

/** A token of an operator, which is replaced by another where it is in force. */
export function OperatorTokenScreen({ id }: { id: string }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const { record } = useRecord(lists.operatorTokens, id)
  const isInForce = record && !record.revokedAt && !isPast(record.expiresAt)
  return (
    <RecordPage
      list={lists.operatorTokens}
      id={id}
      more={
        isInForce &&
        may(RotateOperatorTokenDocument) && (
          <Replace
            hint={t('rotateHint')}
            document={RotateOperatorTokenDocument}
            input={{ operatorTokenId: id }}
            done={(answer) => {
              const { token, operatorToken } = (answer as RotateOperatorTokenMutation).issued
              showToken(token, operatorToken)
              navigate(`/${lists.operatorTokens.path}/${operatorToken.id}`)
            }}
          />
        )
      }
    />
  )
}

const isPast = (time: unknown) => typeof time === 'string' && new Date(time) <= new Date()
