/** A small catalogue for search cases. Keys are unique; `category` is a key of `categories`. */
export interface SearchOutlet {
  key: string
  name: string
  websiteUrl: string
  category: keyof typeof categories
  tags: string[]
  products: { key: string; name: string; popularity: number }[]
}

/** Name by key. */
export const categories = {
  business: 'Business & Finance',
  technology: 'Technology',
  crypto: 'Crypto & Web3',
  health: 'Health & Wellness',
  travel: 'Travel',
  food: 'Food & Drink',
  fashion: 'Fashion & Beauty',
  news: 'General News',
  sports: 'Sports',
  science: 'Science',
  property: 'Real Estate',
  culture: 'Music & Entertainment',
}

/** Each term of a group finds the others. */
export const synonymGroups = [
  ['press release', 'PR', 'news release', 'announcement'],
  ['full feature', 'sponsored article', 'advertorial'],
  ['cryptocurrency', 'crypto', 'digital assets'],
  ['real estate', 'property', 'housing'],
  ['artificial intelligence', 'AI', 'machine learning'],
  ['New York', 'NYC'],
  ['日経', '日本経済'],
  ['newsletter', 'email blast'],
]

/** One line per outlet with key, name, URL, category and tags. Indented lines are its products with key, name and popularity. */
const table = `
harbor-ledger | The Harbor Ledger | https://www.harborledger.com | business | finance, markets, shipping
  feature | Full feature | 91
  release | Press release | 64
  mention | Brand mention | 31
ledgerlines | Ledgerlines | https://ledgerlines.co.uk | business | accounting, finance, small business
  feature | Full feature | 58
  newsletter | Newsletter spot | 44
meridian | TechMeridian | https://techmeridian.io | technology | startups, artificial intelligence, saas
  startup | Startup spotlight | 87
  release | Press release | 72
  newsletter | Full feature with newsletter | 55
tech-harbor | Tech Harbor Weekly | https://weekly.techharbor.com/home | technology | gadgets, software, reviews
  review | Product review | 66
  feature | Full feature | 61
  listicle | Listicle placement | 39
startup-signal | Startup Signal | https://startupsignal.vc | technology | startups, venture capital, funding
  interview | Founder interview | 79
  quote | Expert quote | 27
ai-observer | The AI Observer | https://aiobserver.ai | technology | machine learning, robotics
  feature | Full feature | 83
  research | Research digest | 35
nordic-crypto | Nordic Crypto Post | https://cryptopost.no | crypto | bitcoin, defi, nordics
  feature | Full feature | 70
  release | Press release | 68
  token | Token launch announcement | 52
chain-gazette | Chain Gazette | https://www.chaingazette.com | crypto | cryptocurrency, nft, blockchain
  release | Press release | 74
  sponsored | Sponsored article | 50
  banner | Banner 728x90 | 22
digital-assets | Digital Assets Review | https://digitalassetsreview.com | crypto | institutional, funds, regulation
  feature | Full feature | 47
  interview | Executive interview | 42
pulse | Daily Pulse Health | https://dailypulse.health | health | nutrition, fitness, mental health
  feature | Full feature | 62
  expert | Doctor's expert column | 41
  release | Press release | 38
writers-room | The Writer's Room | https://writersroom.org | culture | books, publishing, authors
  review | Book review | 45
  essay | Writer's essay | 26
wanderlight | Wanderlight | https://www.wanderlight.travel | travel | hotels, luxury, destinations
  guide | Destination guide | 76
  hotel | Hotel review | 57
  listicle | Listicle placement | 33
slow-roads | Slow Roads | https://slowroads.eu | travel | trains, cycling, sustainable travel
  feature | Full feature | 37
  guide | City guide | 34
cafe-soleil | Café Soleil | https://cafesoleil.fr | food | coffee, restaurants, france
  review | Restaurant review | 53
  recipe | Recipe of the week | 29
saffron-table | Saffron Table | https://saffrontable.com | food | recipes, cooking, restaurants
  recipe | Sponsored recipe | 48
  newsletter | Newsletter spot | 43
  feature | Full feature | 40
creme-brulee | Crème & Brûlée | https://creme-brulee.blog | food | desserts, baking
  feature | Full feature | 19
  social | Instagram story | 24
silhouette | Silhouette | https://silhouette.style | fashion | designers, beauty, luxury
  editorial | Fashion editorial | 73
  lookbook | Lookbook | 36
  social | Instagram story | 32
velvet | Velvet & Thread | https://velvetandthread.com | fashion | sustainable fashion, textiles
  feature | Full feature | 28
  mention | Brand mention | 21
new-york-courier | New York Courier | https://nycourier.com | news | new york, local news, politics
  feature | Full feature | 88
  release | Press release | 81
  opinion | Guest opinion | 49
nyc-property | NYC Property Journal | https://nycpropertyjournal.com | property | brokers, commercial property
  feature | Full feature | 56
  release | News release | 30
brick-by-brick | Brick by Brick | https://brickbybrick.homes | property | housing, mortgages, interior design
  guide | Buyer's guide | 25
  feature | Full feature | 23
washington-dispatch | Washington Dispatch | https://www.washingtondispatch.com | news | politics, policy, elections
  opinion | Guest opinion | 65
  release | Press release | 60
manchester | Manchester Evening Chronicle | https://eveningchronicle.co.uk | news | manchester, local news, football
  release | Press release | 46
  feature | Full feature | 45
touchline | Touchline | https://touchline.football | sports | football, premier league, transfers
  feature | Full feature | 67
  betting | Betting preview | 20
  podcast | Podcast mention | 18
paddock | Paddock 27 | https://paddock27.com | sports | formula 1, motorsport
  feature | Full feature | 51
  2027 | Season preview 2027 | 17
  2026 | Season preview 2026 | 16
quantum | Quantum Field Notes | https://quantumfieldnotes.org | science | physics, research, space
  feature | Full feature | 54
  explainer | Science explainer | 15
green-planet | Green Planet Report | https://greenplanet.report | science | climate, energy, sustainability
  feature | Full feature | 59
  release | Press release | 48
  whitepaper | White paper summary | 14
backstage | Backstage Echo | https://backstageecho.com | culture | concerts, festivals, hip-hop
  artist | Artist interview | 63
  single | Single premiere | 47
  playlist | Playlist placement | 42
cinema-paradox | Cinema Paradox | https://cinemaparadox.tv | culture | film, streaming, reviews
  review | Film review | 52
  trailer | Trailer premiere | 13
entrepreneurial | Entrepreneurial Mind | https://entrepreneurialmind.biz | business | entrepreneurship, leadership, startups
  profile | Entrepreneur profile | 69
  column | Contributor column | 55
  podcast | Podcast interview | 37
forum-finanz | Forum Finanz | https://forumfinanz.de | business | börse, versicherung, germany
  anzeige | Anzeige | 12
  feature | Advertorial | 33
strassenblatt | Straßenblatt Köln | https://strassenblatt.koeln | news | köln, lokalnachrichten, germany
  release | Pressemitteilung | 26
  feature | Advertorial | 24
glos-lodzki | Głos Łódzki | https://gloslodzki.pl | news | łódź, polska
  artykul | Artykuł sponsorowany | 22
  release | Informacja prasowa | 18
sao-paulo | Diário de São Paulo | https://diariosaopaulo.com.br | news | brasil, economia
  artigo | Artigo patrocinado | 39
  release | Comunicado de imprensa | 23
istanbul | İstanbul Postası | https://istanbulpostasi.com.tr | news | türkiye, ışık, ekonomi
  tanitim | Tanıtım yazısı | 35
  release | Basın bülteni | 21
copenhagen | Københavns Ærlige Avis | https://aerligavis.dk | news | danmark, kultur
  artikel | Sponsoreret artikel | 20
  release | Pressemeddelelse | 11
nikkei | 日本経済タイムズ | https://nihonkeizai-times.jp | business | 日本, 株式, finance
  feature | 記事広告 | 71
  release | プレスリリース | 66
tokyo-gourmet | 東京グルメ通信 | https://tokyo-gourmet.jp | food | 東京, レストラン, ラーメン
  review | レストラン紹介 | 38
  feature | 記事広告 | 36
kyoto | 京都観光ガイド | https://kyoto-kanko.jp | travel | 京都, 旅行, ホテル
  guide | 観光ガイド記事 | 30
  hotel | ホテル紹介 | 28
beijing-tech | 北京科技日报 | https://bjkeji.cn | technology | 人工智能, 科技, 中国
  feature | 专题报道 | 44
  release | 新闻稿 | 41
seoul | 서울경제뉴스 | https://seoulbiznews.kr | business | 경제, 주식, 한국
  feature | 기획 기사 | 34
  release | 보도자료 | 32
vestnik | Северный Вестник | https://sevvestnik.ru | news | новости, экономика
  feature | Рекламная статья | 27
  release | Пресс-релиз | 25
athina | Αθήνα Σήμερα | https://athinasimera.gr | news | ελλάδα, πολιτισμός
  feature | Διαφημιστικό άρθρο | 17
  release | Δελτίο τύπου | 16
khaleej | صحيفة الخليج اليوم | https://khaleejtoday.ae | news | الإمارات, أعمال, dubai
  feature | مقال إعلاني | 49
  release | بيان صحفي | 43
hair-hadasha | העיר החדשה | https://hair-hadasha.co.il | news | תל אביב, חדשות
  feature | כתבה שיווקית | 15
  release | הודעה לעיתונות | 14
dainik | दैनिक समाचार | https://dainiksamachar.in | news | भारत, राजनीति, india
  feature | प्रायोजित लेख | 40
  release | प्रेस विज्ञप्ति | 29
bangkok | ข่าวกรุงเทพ | https://khaokrungthep.co.th | news | ไทย, ธุรกิจ
  feature | บทความโฆษณา | 19
  release | ข่าวประชาสัมพันธ์ | 13
organic | 100% Organic_Living | https://organic-living.co | health | organic, vegan, c++
  feature | Full feature | 31
  gift | Gift guide 2026 | 26
pixel-forge | Pixel Forge | https://pixelforge.gg | culture | gaming, esports, indie games
  review | Game review | 60
  feature | Full feature | 45
  stream | Livestream mention | 20
forgeworks | Forgeworks Industrial | https://forgeworks.industries | business | manufacturing, logistics, supply chain
  release | Press release | 46
  whitepaper | White paper | 20
health-data | Health Data 2020 | https://health-data-2020.org | health | covid19, research, statistics
  feature | Full feature | 9
  dataset | Dataset story | 8
standard-review | The Business Standard Review | https://business-standard-review.com | business | leadership, business, management
  list | 30 under 30 list entry | 77
  council | Council membership column | 62
`

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

export const outlets: SearchOutlet[] = table
  .trim()
  .split(/\n(?! )/)
  .map((lines) => {
    const [first, ...others] = lines.split('\n')
    const [key, name, websiteUrl, category, tags] = cellsOf(first!) as [
      string,
      string,
      string,
      SearchOutlet['category'],
      string,
    ]
    const products = others.map(cellsOf).map(([product, productName, popularity]) => ({
      key: `${key}/${product}`,
      name: productName!,
      popularity: Number(popularity),
    }))
    return { key, name, websiteUrl, category, tags: tags.split(', '), products }
  })
