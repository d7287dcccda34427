import type { SettingGroup } from './setting.js'

/** Settings of the interfaces, their limits and observability. */
export const interfaceSettings: SettingGroup[] = [
  {
    title: 'Limits',
    settings: [
      {
        name: 'RATE_LIMIT_PER_MINUTE',
        type: 'integer, 1 to 100000000',
        description:
          'Maximum number of requests of a token per minute. A team has five times as many. Requests without a token have the same limit per IP address or IPv6 /64 network. Checkout pages, invalid tokens and all other requests are counted separately. `/healthz` and `/readyz` are not counted.',
      },
      {
        name: 'REDIS_URL',
        type: '`redis://` or `rediss://` URL',
        default: 'each instance counts for itself',
        description:
          'Shares rate limits between instances. If Redis does not respond, each instance counts for itself, and `masthead_rate_limits_shared` is 0. Requests are neither delayed nor rejected.',
        example: 'redis://127.0.0.1:6379',
      },
    ],
  },
  {
    title: 'Webhooks',
    settings: [
      {
        name: 'WEBHOOK_ALLOWED_CIDRS',
        type: 'list of CIDR ranges',
        default: 'none',
        description: 'Private networks to which webhooks can be sent.',
        example: '10.1.0.0/16',
      },
      {
        name: 'WEBHOOK_ALLOW_PRIVATE',
        type: 'boolean',
        description:
          'Sends webhooks to all addresses, including private ones, and fetches metadata documents of OAuth clients from them. For development only.',
        example: '1',
        forTests: true,
      },
    ],
  },
  {
    title: 'OAuth',
    settings: [
      {
        name: 'OAUTH_DYNAMIC_REGISTRATION',
        type: 'boolean',
        description:
          'Lets [OAuth clients](oauth.md#get-a-client-id) register themselves (RFC 7591). Users see that they are not verified.',
      },
    ],
  },
  {
    title: 'Single sign-on',
    settings: [
      {
        name: 'OIDC_ISSUER',
        type: 'HTTPS URL',
        default: 'no single sign-on',
        description:
          'Issuer of the OpenID provider for [single sign-on](sign-in.md#single-sign-on), as the provider spells it. The redirect URI of the client is `PUBLIC_URL/sign-in/sso/callback`. `http://` is accepted for localhost only.',
        example: 'https://login.example.com',
      },
      {
        name: 'OIDC_CLIENT_ID',
        type: 'string',
        default: 'none',
        required: 'with `OIDC_ISSUER`',
        description: 'ID of the client at the provider.',
        example: 'masthead',
      },
      {
        name: 'OIDC_CLIENT_SECRET',
        type: 'string',
        default: 'none',
        required: 'with `OIDC_ISSUER`',
        description: 'Secret of the client at the provider.',
        example: '',
      },
      {
        name: 'OIDC_SCOPES',
        type: 'scopes separated by spaces',
        description: 'Scopes that the server requests, among them `openid`.',
      },
      {
        name: 'OIDC_ROLE_CLAIM',
        type: 'string',
        default: 'roles do not depend on claims',
        description:
          'Claim from which [roles](sign-in.md#roles-from-a-claim) follow: a text or a list of texts. Requires `OIDC_ROLES`.',
        example: 'groups',
      },
      {
        name: 'OIDC_ROLES',
        type: 'list separated by semicolons',
        default: 'none',
        required: 'with `OIDC_ROLE_CLAIM`',
        description:
          'Roles by value of the claim, the first match applies: a role of members, or `operator:` and a role of operators.',
        example: 'masthead-admins=operator:FULL; buyers=BUYER',
      },
    ],
  },
  {
    title: 'GraphQL',
    settings: [
      {
        name: 'MASTHEAD_PERSISTED_OPERATIONS',
        type: 'path',
        description:
          'Manifest of [persisted operations](graphql-cost.md#persisted-operations), which clients send by ID.',
        example: '/etc/masthead/operations.json',
      },
      {
        name: 'MASTHEAD_PERSISTED_OPERATIONS_ONLY',
        type: 'boolean',
        description:
          '`1` accepts the text of operations from operators and `read_only` tokens only. Requires `MASTHEAD_PERSISTED_OPERATIONS`.',
      },
    ],
  },
  {
    title: 'Observability',
    settings: [
      {
        name: 'LOG_LEVEL',
        type: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
        description: 'Minimum level of log lines.',
      },
      {
        name: 'METRICS_TOKEN',
        type: 'string, at least 16 characters',
        default: '`/metrics` responds to local requests only',
        description: 'Bearer token with which other machines can read `/metrics`.',
        example: '',
      },
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        type: 'URL',
        default: 'no traces',
        description: 'Receiver of traces, by OTLP over HTTP.',
        example: 'http://127.0.0.1:4318',
      },
    ],
  },
]
