import './theme.ts'
import './style/index.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Route, Router, Switch, useParams } from 'wouter'
import { SessionDocument } from './generated/graphql.ts'
import { ask, GraphFault, queries } from './graph.ts'
import { ListPage } from './list/list-page.tsx'
import { RecordPage } from './list/record-page.tsx'
import { listAt } from './lists.ts'
import { ArticleScreen } from './screens/article/article.tsx'
import { CheckScreen } from './screens/article/checks.tsx'
import { CommentScreen } from './screens/article/comment.tsx'
import { Board } from './screens/board.tsx'
import { Catalogue } from './screens/catalogue/facets.tsx'
import { ListingScreen } from './screens/catalogue/listing.tsx'
import { OutletScreen } from './screens/catalogue/outlet.tsx'
import { ProductScreen } from './screens/catalogue/product.tsx'
import { DeliveryScreen } from './screens/deliveries/delivery.tsx'
import { WebhookScreen } from './screens/deliveries/webhook.tsx'
import { ImportScreen } from './screens/import/import.tsx'
import { NewImport } from './screens/import/new-import.tsx'
import { InvoiceScreen } from './screens/order/invoice.tsx'
import { OrderScreen } from './screens/order/order.tsx'
import { OrderItemScreen } from './screens/order/order-item.tsx'
import { TeamScreen } from './screens/team/team.tsx'
import { TokenScreen } from './screens/team/token.tsx'
import { askTodayAhead, keepOperator } from './screens/today/ahead.ts'
import { Today } from './screens/today/today.tsx'
import { SessionProvider } from './session.tsx'
import { Shell } from './shell.tsx'
import { SignIn } from './sign-in.tsx'
import { errorText } from './texts/faults.ts'
import { language, t } from './texts/index.ts'
import { Notices } from './ui/notice.tsx'
import { Secrets } from './ui/secret.tsx'
import { Empty, Fault, Skeleton } from './ui/states.tsx'

document.documentElement.lang = language

const Explore = lazy(() =>
  import('./explore/explore.tsx').then(({ Explore }) => ({ default: Explore })),
)

const isSignedOut = (error: unknown) =>
  error instanceof GraphFault && ['unauthenticated', 'invalid_token'].includes(error.code)

// Show the sign-in page if the token expires or is revoked while the console is open.
queries.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryKey[0] === 'Session') return
  if (isSignedOut(query.state.error)) void queries.resetQueries({ queryKey: ['Session'] })
})

const session = {
  queryKey: ['Session'],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(SessionDocument, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
}

// Start the first queries before React renders.
void queries.prefetchQuery(session)
askTodayAhead()

function Console() {
  const { data, error, refetch } = useQuery(session)
  const source = data?.session.source
  useEffect(() => {
    if (source) keepOperator(source === 'OPERATOR_TOKEN')
  }, [source])
  if (isSignedOut(error)) {
    const { code } = error as GraphFault
    const fault =
      code === 'invalid_token' ? `${t('sessionEnded')} ${errorText(error).text}` : undefined
    return <SignIn fault={fault} done={() => void queries.resetQueries()} />
  }
  if (error) return <Fault error={error} retry={refetch} />
  if (!data) return <Skeleton />
  return (
    <SessionProvider session={data.session}>
      <Shell>
        <Screens />
      </Shell>
    </SessionProvider>
  )
}

function Screens() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Switch>
        <Route path="/" component={Today} />
        <Route path="/explore" component={Explore} />
        <Route path="/articles/board" component={Board} />
        <Route path="/articles/:id">{({ id }) => <ArticleScreen key={id} id={id} />}</Route>
        <Route path="/orders/:id">{({ id }) => <OrderScreen key={id} id={id} />}</Route>
        <Route path="/order-items/:id">{({ id }) => <OrderItemScreen key={id} id={id} />}</Route>
        <Route path="/compliance/:id">{({ id }) => <CheckScreen key={id} id={id} />}</Route>
        <Route path="/comments/:id">{({ id }) => <CommentScreen key={id} id={id} />}</Route>
        <Route path="/invoices/:id">{({ id }) => <InvoiceScreen key={id} id={id} />}</Route>
        <Route path="/catalogue" component={Catalogue} />
        <Route path="/catalogue/:id">{({ id }) => <ListingScreen key={id} id={id} />}</Route>
        <Route path="/outlets/:id">{({ id }) => <OutletScreen key={id} id={id} />}</Route>
        <Route path="/products/:id">{({ id }) => <ProductScreen key={id} id={id} />}</Route>
        <Route path="/deliveries/:id">{({ id }) => <DeliveryScreen key={id} id={id} />}</Route>
        <Route path="/webhooks/:id">{({ id }) => <WebhookScreen key={id} id={id} />}</Route>
        <Route path="/operator-tokens/:id">
          {({ id }) => <TokenScreen key={id} kind="operatorTokens" id={id} />}
        </Route>
        <Route path="/tokens/:id">
          {({ id }) => <TokenScreen key={id} kind="apiTokens" id={id} />}
        </Route>
        <Route path="/teams/:id">{({ id }) => <TeamScreen key={id} id={id} />}</Route>
        <Route path="/imports/new" component={NewImport} />
        <Route path="/imports/:id">{({ id }) => <ImportScreen key={id} id={id} />}</Route>
        <Route path="/:list" component={AList} />
        <Route path="/:list/:id" component={ARecord} />
        <Route>
          <Empty title={t('notFound')} hint={t('notFoundHint')} />
        </Route>
      </Switch>
    </Suspense>
  )
}

function AList() {
  const list = listAt(useParams().list!)
  if (!list) return <Empty title={t('notFound')} hint={t('notFoundHint')} />
  return <ListPage key={list.name} list={list} />
}

function ARecord() {
  const { list: path, id } = useParams()
  const list = listAt(path!)
  if (!list) return <Empty title={t('notFound')} hint={t('notFoundHint')} />
  return <RecordPage key={id} list={list} id={id!} />
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Router base="/console">
          <Console />
        </Router>
        <Secrets />
        <Notices />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
)
