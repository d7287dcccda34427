import type { SettingGroup } from './setting.js'

/** Retention periods of personal data. */
export const retentionSettings: SettingGroup[] = [
  {
    title: 'Retention',
    settings: [
      {
        name: 'EMAIL_RETENTION_DAYS',
        type: 'integer, 7 to 36500',
        description: 'Days after which [email](email.md) is deleted from the database.',
      },
      {
        name: 'AUDIT_LOG_RETENTION_DAYS',
        type: 'integer, 1 to 36500',
        description:
          'Days after which entries of the audit log are deleted. By default they are kept.',
        example: '3650',
      },
      {
        name: 'INVITATION_RETENTION_DAYS',
        type: 'integer, 1 to 36500',
        description:
          'Days after which invitations that were accepted, withdrawn or have expired are deleted. By default they are kept.',
        example: '365',
      },
      {
        name: 'INQUIRY_RETENTION_DAYS',
        type: 'integer, 1 to 36500',
        description:
          'Days after which inquiries about outlets are deleted. By default they are kept.',
        example: '365',
      },
      {
        name: 'GUEST_RETENTION_DAYS',
        type: 'integer, 1 to 36500',
        description:
          "Days after the last change of an order after which the guest's email address is removed from it. Invoices keep the address. By default it is kept.",
        example: '365',
      },
      {
        name: 'SIGN_IN_LINK_RETENTION_DAYS',
        type: 'integer, 1 to 36500',
        description:
          'Days after which links for signing in and for invitations that were used or have expired are deleted. By default they are kept.',
        example: '30',
      },
    ],
  },
]
