import './theme.ts'
import './style/index.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Redirect, Route, Router, Switch, useParams } from 'wouter'
import { ApiError, queryClient, request } from './api.ts'
import { SessionDocument } from './generated/graphql.ts'
import { ListPage } from './list/list-page.tsx'
import { RecordPage } from './list/record-page.tsx'
import { ScreenForms } from './list/screen-forms.ts'
import { listAtPath } from './lists.ts'
import { ApprovalsScreen } from './screens/approvals.tsx'
import { ArticleScreen } from './screens/article/article.tsx'
import { Board } from './screens/board.tsx'
import { CatalogueScreen } from './screens/catalogue/catalogue.tsx'
import { ListingScreen } from './screens/catalogue/listing.tsx'
import { OutletScreen } from './screens/catalogue/outlet.tsx'
import { PriceScreen } from './screens/catalogue/price.tsx'
import { ProductScreen } from './screens/catalogue/product.tsx'
import { DeliveryScreen } from './screens/deliveries/delivery.tsx'
import { TopicsScreen } from './screens/deliveries/topics.tsx'
import { WebhookScreen } from './screens/deliveries/webhook.tsx'
import { AssignmentScreen } from './screens/desk/assignment.tsx'
import { CompletedAssignments, Desk } from './screens/desk/desk.tsx'
import { screenForms } from './screens/forms.ts'
import { ImportScreen } from './screens/import/import.tsx'
import { NewImport } from './screens/import/new-import.tsx'
import { InboxScreen } from './screens/inbox/inbox.tsx'
import { OpportunityRecord } from './screens/opportunities/opportunity-record.tsx'
import { InvoiceScreen } from './screens/order/invoice.tsx'
import { OrderScreen } from './screens/order/order.tsx'
import { OrderItemScreen } from './screens/order/order-item.tsx'
import { EarningsScreen } from './screens/publishing/earnings.tsx'
import { PublisherImport } from './screens/publishing/import.tsx'
import { PublisherOutletScreen } from './screens/publishing/outlet.tsx'
import { PublisherOutlets } from './screens/publishing/outlets.tsx'
import { PaymentFileScreen } from './screens/publishing/payment-file.tsx'
import { PlacementScreen } from './screens/publishing/placement.tsx'
import { PublisherPlacements } from './screens/publishing/placements.tsx'
import { StatementScreen } from './screens/publishing/statement.tsx'
import { SpendScreen } from './screens/spend/spend.tsx'
import { TeamSettings } from './screens/team/settings.tsx'
import { TeamScreen } from './screens/team/team.tsx'
import { TokenScreen } from './screens/team/token.tsx'
import { prefetchToday, storeIsOperator } from './screens/today/prefetch.ts'
import { TeamToday } from './screens/today/team-today.tsx'
import { Today } from './screens/today/today.tsx'
import { SessionProvider, useSession } from './session.tsx'
import { announceSession } from './session-change.ts'
import { Shell } from './shell.tsx'
import { SignIn } from './sign-in.tsx'
import { errorText } from './texts/error-messages.ts'
import { language, t } from './texts/index.ts'
import { Notices } from './ui/notice.tsx'
import { Secrets } from './ui/secret.tsx'
import { EmptyState, ErrorState, Skeleton } from './ui/states.tsx'

document.documentElement.lang = language

const Explore = lazy(() =>
  import('./explore/explore.tsx').then(({ Explore }) => ({ default: Explore })),
)

const CartScreen = lazy(() =>
  import('./screens/cart/cart.tsx').then(({ CartScreen }) => ({ default: CartScreen })),
)

const CampaignScreen = lazy(() =>
  import('./screens/campaign/campaign.tsx').then(({ CampaignScreen }) => ({
    default: CampaignScreen,
  })),
)
const FilesScreen = lazy(() =>
  import('./screens/files/files.tsx').then(({ FilesScreen }) => ({ default: FilesScreen })),
)
const OutletListScreen = lazy(() =>
  import('./screens/outlet-lists/outlet-list.tsx').then(({ OutletListScreen }) => ({
    default: OutletListScreen,
  })),
)
const InquiryScreen = lazy(() =>
  import('./screens/outlet-lists/inquiry.tsx').then(({ InquiryScreen }) => ({
    default: InquiryScreen,
  })),
)
const PrivacyRequestScreen = lazy(() =>
  import('./screens/privacy/privacy.tsx').then(({ PrivacyRequestScreen }) => ({
    default: PrivacyRequestScreen,
  })),
)
const UserScreen = lazy(() =>
  import('./screens/user/user.tsx').then(({ UserScreen }) => ({ default: UserScreen })),
)
const OauthClientScreen = lazy(() =>
  import('./screens/oauth/oauth-client.tsx').then(({ OauthClientScreen }) => ({
    default: OauthClientScreen,
  })),
)
const CompareScreen = lazy(() =>
  import('./screens/catalogue/compare.tsx').then(({ CompareScreen }) => ({
    default: CompareScreen,
  })),
)
const CheckScreen = lazy(() =>
  import('./screens/article/check.tsx').then(({ CheckScreen }) => ({ default: CheckScreen })),
)
const CommentScreen = lazy(() =>
  import('./screens/article/comment.tsx').then(({ CommentScreen }) => ({ default: CommentScreen })),
)
const PaymentScreen = lazy(() =>
  import('./screens/order/payment.tsx').then(({ PaymentScreen }) => ({ default: PaymentScreen })),
)
const CreditScreen = lazy(() =>
  import('./screens/order/credit.tsx').then(({ CreditScreen }) => ({ default: CreditScreen })),
)
const RequestScreen = lazy(() =>
  import('./screens/deliveries/request.tsx').then(({ RequestScreen }) => ({
    default: RequestScreen,
  })),
)
const SwapScreen = lazy(() =>
  import('./screens/order/swap.tsx').then(({ SwapScreen }) => ({ default: SwapScreen })),
)
const PayoutScreen = lazy(() =>
  import('./screens/publishing/payout.tsx').then(({ PayoutScreen }) => ({ default: PayoutScreen })),
)
const opportunityScreens = () => import('./screens/opportunities/opportunities.tsx')
const OpportunitiesScreen = lazy(() =>
  opportunityScreens().then(({ OpportunitiesScreen }) => ({ default: OpportunitiesScreen })),
)
const OpportunityScreen = lazy(() =>
  opportunityScreens().then(({ OpportunityScreen }) => ({ default: OpportunityScreen })),
)
const SignInSettings = lazy(() =>
  import('./screens/sign-in/settings.tsx').then(({ SignInSettings }) => ({
    default: SignInSettings,
  })),
)

const isSignedOut = (error: unknown) =>
  error instanceof ApiError && ['unauthenticated', 'invalid_token'].includes(error.code)

// Show the sign-in page if the token expires or is revoked while the console is open.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryKey[0] === 'Session') return
  if (isSignedOut(query.state.error)) void queryClient.resetQueries({ queryKey: ['Session'] })
})

const session = {
  queryKey: ['Session'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request(SessionDocument, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
}

// Start the first queries before React renders.
void queryClient.prefetchQuery(session)
prefetchToday()

function Console() {
  const { data, error, refetch } = useQuery(session)
  const { source, userId, teamId = null } = data?.session ?? {}
  useEffect(() => {
    if (source) storeIsOperator(source === 'OPERATOR_TOKEN')
  }, [source])
  useEffect(() => {
    if (userId) announceSession({ userId, teamId })
  }, [userId, teamId])
  if (isSignedOut(error)) {
    const { code } = error as ApiError
    const message =
      code === 'invalid_token' ? `${t('sessionEnded')} ${errorText(error).text}` : undefined
    return <SignIn error={message} done={() => void queryClient.resetQueries()} />
  }
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton />
  return (
    <SessionProvider session={data.session}>
      <ScreenForms value={screenForms}>
        <Shell>
          <Screens />
        </Shell>
      </ScreenForms>
    </SessionProvider>
  )
}

/** First screen. Publishers and writers have their own, operators and buyers Today. */
function Home() {
  const { teamKind } = useSession().session
  if (teamKind === 'WRITER') return <Redirect to="/desk" replace />
  if (teamKind === 'PUBLISHER') return <Redirect to="/placements" replace />
  return teamKind === 'BUYER' ? <TeamToday /> : <Today />
}

function Screens() {
  const { session, isOperator } = useSession()
  const { teamKind } = session
  const isPublisher = teamKind === 'PUBLISHER'
  const isBuyer = teamKind === 'BUYER'
  return (
    <Suspense fallback={<Skeleton />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/desk" component={Desk} />
        <Route path="/desk/completed" component={CompletedAssignments} />
        <Route path="/desk/:id">{({ id }) => <AssignmentScreen key={id} articleId={id} />}</Route>
        <Route path="/explore" component={Explore} />
        <Route path="/sign-in" component={SignInSettings} />
        <Route path="/articles/board" component={Board} />
        <Route path="/articles/:id">{({ id }) => <ArticleScreen key={id} id={id} />}</Route>
        <Route path="/cart" component={CartScreen} />
        <Route path="/campaigns/:id">{({ id }) => <CampaignScreen key={id} id={id} />}</Route>
        <Route path="/approvals" component={ApprovalsScreen} />
        <Route path="/orders/:id">{({ id }) => <OrderScreen key={id} id={id} />}</Route>
        <Route path="/order-items/:id">{({ id }) => <OrderItemScreen key={id} id={id} />}</Route>
        <Route path="/compliance/:id">{({ id }) => <CheckScreen key={id} id={id} />}</Route>
        <Route path="/comments/:id">{({ id }) => <CommentScreen key={id} id={id} />}</Route>
        <Route path="/payments/:id">{({ id }) => <PaymentScreen key={id} id={id} />}</Route>
        <Route path="/credits/:id">{({ id }) => <CreditScreen key={id} id={id} />}</Route>
        <Route path="/swaps/:id">{({ id }) => <SwapScreen key={id} id={id} />}</Route>
        <Route path="/invoices/:id">{({ id }) => <InvoiceScreen key={id} id={id} />}</Route>
        <Route path="/catalogue" component={CatalogueScreen} />
        <Route path="/catalogue/compare" component={CompareScreen} />
        <Route path="/catalogue/:id">{({ id }) => <ListingScreen key={id} id={id} />}</Route>
        {isPublisher && <Route path="/outlets" component={PublisherOutlets} />}
        {isPublisher && <Route path="/outlets/import" component={PublisherImport} />}
        <Route path="/outlets/:id">
          {({ id }) =>
            isPublisher ? (
              <PublisherOutletScreen key={id} id={id} />
            ) : (
              <OutletScreen key={id} id={id} />
            )
          }
        </Route>
        {isPublisher && <Route path="/placements" component={PublisherPlacements} />}
        <Route path="/placements/:id">{({ id }) => <PlacementScreen key={id} id={id} />}</Route>
        <Route path="/payouts/:id">{({ id }) => <PayoutScreen key={id} id={id} />}</Route>
        <Route path="/payment-files/:id">
          {({ id }) => <PaymentFileScreen key={id} id={id} />}
        </Route>
        <Route path="/statements/:id">{({ id }) => <StatementScreen key={id} id={id} />}</Route>
        {isPublisher && <Route path="/earnings" component={EarningsScreen} />}
        {(isBuyer || isPublisher) && <Route path="/settings" component={TeamSettings} />}
        {isBuyer && <Route path="/spend" component={SpendScreen} />}
        {teamKind && <Route path="/inbox" component={InboxScreen} />}
        <Route path="/products/:id">{({ id }) => <ProductScreen key={id} id={id} />}</Route>
        <Route path="/deliveries/:id">{({ id }) => <DeliveryScreen key={id} id={id} />}</Route>
        <Route path="/requests/:id">{({ id }) => <RequestScreen key={id} id={id} />}</Route>
        <Route path="/webhooks/topics" component={TopicsScreen} />
        <Route path="/webhooks/:id">{({ id }) => <WebhookScreen key={id} id={id} />}</Route>
        <Route path="/oauth-clients/:id">
          {({ id }) => <OauthClientScreen key={id} id={id} />}
        </Route>
        <Route path="/operator-tokens/:id">
          {({ id }) => <TokenScreen key={id} kind="operatorTokens" id={id} />}
        </Route>
        <Route path="/tokens/:id">
          {({ id }) => <TokenScreen key={id} kind="apiTokens" id={id} />}
        </Route>
        {!isOperator && <Route path="/opportunities" component={OpportunitiesScreen} />}
        <Route path="/opportunities/:id">
          {({ id }) =>
            isOperator ? (
              <OpportunityRecord key={id} id={id} />
            ) : (
              <OpportunityScreen key={id} id={id} />
            )
          }
        </Route>
        <Route path="/prices/:id">{({ id }) => <PriceScreen key={id} id={id} />}</Route>
        <Route path="/users/:id">{({ id }) => <UserScreen key={id} id={id} />}</Route>
        <Route path="/privacy/:id">{({ id }) => <PrivacyRequestScreen key={id} id={id} />}</Route>
        <Route path="/teams/:id">{({ id }) => <TeamScreen key={id} id={id} />}</Route>
        <Route path="/files/:id?">{({ id }) => <FilesScreen id={id} />}</Route>
        <Route path="/outlet-lists/:id">{({ id }) => <OutletListScreen key={id} id={id} />}</Route>
        <Route path="/inquiries/:id">{({ id }) => <InquiryScreen key={id} id={id} />}</Route>
        <Route path="/imports/new" component={NewImport} />
        <Route path="/imports/:id">{({ id }) => <ImportScreen key={id} id={id} />}</Route>
        <Route path="/:list" component={AList} />
        <Route path="/:list/:id" component={ARecord} />
        <Route>
          <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
        </Route>
      </Switch>
    </Suspense>
  )
}

function AList() {
  const list = listAtPath(useParams().list!)
  const { may } = useSession()
  if (!list || !may(list.page)) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  return <ListPage key={list.name} list={list} />
}

function ARecord() {
  const { list: path, id } = useParams()
  const list = listAtPath(path!)
  if (!list) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  return <RecordPage key={id} list={list} id={id!} />
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Router base="/console">
          <Console />
        </Router>
        <Secrets />
        <Notices />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
)
