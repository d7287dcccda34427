import * as enums from '../../prisma/generated/client/enums.js'
import { builder } from '../core/builder.js'

export const SignInMethod = builder.enumType('SignInMethod', {
  description: 'Method by which a user signed in to the console.',
  values: {
    [enums.SignInMethod.TOKEN]: { description: 'With a token.' },
    [enums.SignInMethod.EMAIL_LINK]: { description: 'By a link in an email.' },
    [enums.SignInMethod.PASSKEY]: { description: 'With a passkey.' },
    [enums.SignInMethod.SSO]: { description: 'By single sign-on.' },
  },
})
