/** Questions to begin with: most of those of docs/analytics.md, by their numbers there. */
export const ready: readonly { name: string; de: string; address: string }[] = [
  {
    name: 'Revenue by month and tier',
    de: 'Umsatz nach Monat und Preisstufe',
    address:
      'list=orders&by=DATE_PAID:MONTH,PRICING_TIER&show=sum.netRevenue,sum.total,count&status=PAID&chart=bar',
  },
  {
    name: 'What cohorts buy later',
    de: 'Was Kohorten später kaufen',
    address:
      'list=orders&by=FIRST_ORDER:QUARTER,DATE_PAID:QUARTER&show=countDistinct.teamId,sum.netRevenue&status=PAID&chart=heat',
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
    name: 'Credits outstanding by their end',
    de: 'Offenes Guthaben nach seinem Ende',
    address:
      'list=ledgerEntries&by=EXPIRES_AT:MONTH&show=sum.remaining,countValues.remaining&type=CREDIT&chart=bar',
  },
  {
    name: 'Opportunities by quarter',
    de: 'Gelegenheiten nach Quartal',
    address: 'list=opportunities&by=CREATED_AT:QUARTER,STATUS&show=count&chart=bar',
  },
  {
    name: 'Prices by channel',
    de: 'Preise nach Kanal',
    address:
      'list=listings&by=ANY_CHANNEL_TYPE&show=median.price,min.price,max.price,count&chart=bar',
  },
  {
    name: 'Articles published late, by outlet',
    de: 'Verspätete Artikel nach Medium',
    address:
      'list=articles&by=OUTLET&show=avg.daysLate,max.daysLate,count&publishedAt=any&sort=largest&chart=bar',
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
    name: 'Refunds by type of product',
    de: 'Erstattungen nach Produktart',
    address:
      'list=orderItems&by=PRODUCT_TYPE,IS_REFUNDED&show=count,sum.salePrice&order.status=PAID&chart=bar',
  },
  {
    name: 'Sizes of orders by tier',
    de: 'Größe der Bestellungen nach Preisstufe',
    address:
      'list=orders&by=PRICING_TIER&show=avg.total,median.total,standardDeviation.total&chart=bar',
  },
  {
    name: 'Teams that buy, by month',
    de: 'Teams, die kaufen, nach Monat',
    address:
      'list=orders&by=DATE_PAID:MONTH&show=countDistinct.teamId,count&status=PAID&chart=line',
  },
  {
    name: 'Swaps by month',
    de: 'Tausche nach Monat',
    address:
      'list=swaps&by=COMPLETED_AT:MONTH&show=count,sum.priceDifference&status=COMPLETED&chart=bar',
  },
  {
    name: 'Invoices and credit notes by month',
    de: 'Rechnungen und Gutschriften nach Monat',
    address: 'list=invoices&by=ISSUED_AT:MONTH,TYPE&show=sum.total,sum.netRevenue,count&chart=bar',
  },
  {
    name: 'Days to publication, by writer',
    de: 'Tage bis zur Veröffentlichung, je Verfasser',
    address:
      'list=articles&by=WRITER&show=median.daysToPublication,countValues.daysToPublication&sort=largest&chart=bar',
  },
]
