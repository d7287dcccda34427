/** Example queries, in the order of docs/analytics.md. */
export const exampleQuestions: readonly { name: string; de: string; address: string }[] = [
  {
    name: 'Revenue by month and tier',
    de: 'Umsatz nach Monat und Preisstufe',
    address:
      'list=orders&by=DATE_PAID:MONTH,PRICING_TIER&show=sum.netRevenue,sum.total,count&status=PAID&chart=bar',
  },
  {
    name: 'Returned briefs by writer',
    de: 'Zurückgegebene Briefings nach Autor',
    address:
      'list=articleStatusChanges&by=WRITER&show=share.rejected,count&previousStatus=brief-ready-for-review&chart=bar',
  },
  {
    name: 'Cohorts with repeat rate',
    de: 'Kohorten mit Wiederkaufsrate',
    address: 'list=teams&by=FIRST_ORDER:MONTH&show=share.buyAgain,count&only=buyers&chart=table',
  },
  {
    name: 'Later purchases of cohorts',
    de: 'Spätere Käufe der Kohorten',
    address:
      'list=orders&by=FIRST_ORDER:QUARTER,DATE_PAID:QUARTER&show=countDistinct.teamId,sum.netRevenue&status=PAID&chart=cohort',
  },
  {
    name: 'Median days in each status',
    de: 'Mittlere Tage in jedem Status',
    address:
      'list=articleStatusChanges&by=STATUS&show=median.daysInStatus,countValues.daysInStatus,count&chart=bar',
  },
  {
    name: 'Outlets by margin',
    de: 'Medien nach Marge',
    address:
      'list=orderItems&by=OUTLET&show=sum.margin,sum.netRevenue,countValues.margin,count&order.status=PAID&sort=largest&chart=bar',
  },
  {
    name: 'Outstanding credits by expiry',
    de: 'Offenes Guthaben nach Ablauf',
    address:
      'list=ledgerEntries&by=EXPIRES_AT:MONTH&show=sum.remaining,countValues.remaining&type=CREDIT&chart=bar',
  },
  {
    name: 'Conversion of opportunities',
    de: 'Annahmequote von Angeboten',
    address:
      'list=opportunities&by=CREATED_AT:QUARTER&show=share.completed,share.completed/decided,count&chart=line',
  },
  {
    name: 'Prices by channel',
    de: 'Preise nach Kanal',
    address:
      'list=listings&by=ANY_CHANNEL_TYPE&show=median.price,min.price,max.price,count&chart=bar',
  },
  {
    name: 'Articles published late by outlet',
    de: 'Verspätete Artikel nach Medium',
    address:
      'list=articles&by=OUTLET&show=avg.daysLate,max.daysLate,count&publishedAt=any&sort=largest&chart=bar',
  },
  {
    name: 'Year over year',
    de: 'Umsatz gegenüber dem Vorjahr',
    address:
      'list=orders&by=DATE_PAID:MONTH&show=sum.netRevenue,previous:12.sum.netRevenue,change:12.sum.netRevenue,change:12.count&status=PAID&chart=line',
  },
  {
    name: 'Running totals',
    de: 'Laufende Summen',
    address:
      'list=orders&by=DATE_PAID:MONTH&show=running.sum.netRevenue,change:1.sum.netRevenue,running.count&status=PAID&chart=area',
  },
  {
    name: 'From order to publication',
    de: 'Von der Bestellung bis zur Veröffentlichung',
    address: 'list=orderItems&show=count,part.paid,part.published&chart=funnel',
  },
  {
    name: 'Teams without orders',
    de: 'Teams ohne Bestellungen',
    address: 'list=teams&by=CREATED_AT:MONTH&show=count&only=withoutOrders&chart=bar',
  },
  {
    name: 'Top three outlets of each month',
    de: 'Die drei größten Medien je Monat',
    address:
      'list=orderItems&by=DATE_PAID:MONTH,OUTLET&show=sum.netRevenue&order.status=PAID&top=3&chart=bar',
  },
  {
    name: 'Revenue by day in New York',
    de: 'Umsatz nach Tag in New York',
    address:
      'list=orders&by=DATE_PAID:DAY&show=sum.total&status=PAID&zone=America/New_York&chart=line',
  },
  {
    name: 'Orders by weekday and hour',
    de: 'Bestellungen nach Wochentag und Stunde',
    address: 'list=orders&by=CREATED_AT:HOUR_OF_DAY,CREATED_AT:WEEKDAY&show=count&chart=heat',
  },
  {
    name: 'Revenue by tag',
    de: 'Umsatz nach Schlagwort',
    address:
      'list=orderItems&by=TAG&show=sum.netRevenue,count&order.status=PAID&sort=largest&chart=bar',
  },
  {
    name: 'Refunds by product type',
    de: 'Erstattungen nach Produktart',
    address:
      'list=orderItems&by=PRODUCT_TYPE,IS_REFUNDED&show=count,sum.salePrice&order.status=PAID&chart=bar',
  },
  {
    name: 'Order size by tier',
    de: 'Bestellgröße nach Preisstufe',
    address:
      'list=orders&by=PRICING_TIER&show=avg.total,median.total,standardDeviation.total&chart=bar',
  },
  {
    name: 'Buying teams by month',
    de: 'Kaufende Teams nach Monat',
    address:
      'list=orders&by=DATE_PAID:MONTH&show=countDistinct.teamId,count&status=PAID&chart=line',
  },
  {
    name: 'Swaps by month',
    de: 'Tauschvorgänge nach Monat',
    address:
      'list=swaps&by=COMPLETED_AT:MONTH&show=count,sum.priceDifference&status=COMPLETED&chart=bar',
  },
  {
    name: 'Invoices and credit notes by month',
    de: 'Rechnungen und Stornorechnungen nach Monat',
    address: 'list=invoices&by=ISSUED_AT:MONTH,TYPE&show=sum.netRevenue,sum.total,count&chart=bar',
  },
  {
    name: 'Teams by number of orders',
    de: 'Teams nach der Zahl ihrer Bestellungen',
    address: 'list=teams&show=count,part.three,share.fifty&chart=funnel',
  },
  {
    name: 'Purchases by team',
    de: 'Käufe nach Team',
    address:
      'list=orders&by=TEAM&show=sum.netRevenue,count,max.datePaid&status=PAID&sort=largest&chart=bar',
  },
  {
    name: 'Days to publication by writer',
    de: 'Tage bis zur Veröffentlichung nach Autor',
    address:
      'list=articles&by=WRITER&show=median.daysToPublication,countValues.daysToPublication&sort=largest&chart=bar',
  },
  {
    name: 'Overdue articles',
    de: 'Überfällige Artikel',
    address: 'list=articles&by=OUTLET,WAITING_FOR&show=count&overdue=true&sort=largest&chart=bar',
  },
]
