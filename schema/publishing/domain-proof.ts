import type { DomainProof } from '../../prisma/generated/client/client.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { placesOf } from '../../src/domain/publishing/domain-proof.js'
import { builder } from '../core/builder.js'
import { orNull } from '../core/fields.js'

const DomainProofStatus = builder.enumType('DomainProofStatus', {
  description: 'Status of the proof of a domain.',
  values: {
    [enums.DomainProofStatus.PENDING]: { description: 'Not found yet. The check is repeated.' },
    [enums.DomainProofStatus.VERIFIED]: { description: 'Found.' },
    [enums.DomainProofStatus.FAILED]: {
      description: 'Not found in all checks. `verifyOutletDomain` starts again.',
    },
  },
})

export const OutletDomainProof = builder.objectRef<DomainProof>('OutletDomainProof').implement({
  description:
    'Proof that the publisher controls the domain of an outlet: a DNS record or a file with the value.',
  authScopes: { scope: ['publishing.read'] },
  fields: (t) => ({
    domain: t.string({
      description: 'Domain of the outlet, without `www.`.',
      resolve: (proof) => placesOf(proof).domain,
    }),
    status: t.expose('status', { type: DomainProofStatus, description: 'Status of the proof.' }),
    recordName: t.string({
      description: 'Name of the TXT record.',
      resolve: (proof) => placesOf(proof).recordName,
    }),
    fileUrl: t.string({
      description: 'URL of the file. Redirects are not followed.',
      resolve: (proof) => placesOf(proof).fileUrl,
    }),
    value: t.string({
      description: 'Value of the TXT record, or content of the file.',
      resolve: (proof) => placesOf(proof).value,
    }),
    error: t.expose('error', orNull('String', 'Reason why the last check failed.')),
    checkedAt: t.expose('checkedAt', orNull('DateTime', 'Time of the last check.')),
    verifiedAt: t.expose('verifiedAt', orNull('DateTime', 'Time at which the value was found.')),
  }),
})
