/** Query, purpose, and the first five products that it finds, in order, or all if fewer are found. */
const table = `
# Exact words
the harbor ledger | outlet name, whole | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
harbor ledger | words of an outlet name | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
ledger | one word of an outlet name, before a prefix of another | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention ledgerlines/feature ledgerlines/newsletter
techmeridian | one-word outlet name | meridian/startup meridian/release meridian/newsletter
quantum field notes | outlet name, whole | quantum/feature quantum/explainer
touchline | outlet name that is also the host | touchline/feature touchline/betting touchline/podcast
silhouette | outlet name | silhouette/editorial silhouette/lookbook silhouette/social
wanderlight | outlet name | wanderlight/guide wanderlight/hotel wanderlight/listicle
banner | product name | chain-gazette/banner
lookbook | product name | silhouette/lookbook
dataset story | product name, whole | health-data/dataset
single premiere | product name, whole | backstage/single
film review | product name, whole | cinema-paradox/review cinema-paradox/trailer
book review | product name, whole | writers-room/review
shipping | tag | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
blockchain | tag | chain-gazette/release chain-gazette/sponsored chain-gazette/banner
motorsport | tag | paddock/feature paddock/2027 paddock/2026
supply chain | tag of two words | forgeworks/release forgeworks/whitepaper
sports | category | touchline/feature paddock/feature touchline/betting touchline/podcast paddock/2027
science | category and product name | quantum/explainer green-planet/feature quantum/feature green-planet/release green-planet/whitepaper
travel | category, tag and host | wanderlight/guide wanderlight/hotel slow-roads/feature slow-roads/guide wanderlight/listicle
technology | category | meridian/startup ai-observer/feature startup-signal/interview meridian/release tech-harbor/review
fashion | category, product name and tag | silhouette/editorial silhouette/lookbook silhouette/social velvet/feature velvet/mention
politics | tag of two outlets | new-york-courier/feature new-york-courier/release washington-dispatch/opinion washington-dispatch/release new-york-courier/opinion
restaurants | tag of two outlets | cafe-soleil/review saffron-table/recipe saffron-table/newsletter saffron-table/feature cafe-soleil/recipe
luxury | tag in two categories | wanderlight/guide silhouette/editorial wanderlight/hotel silhouette/lookbook wanderlight/listicle
# Order of words and fields
ledger harbor | words in another order | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
notes quantum | words in another order | quantum/feature quantum/explainer
courier york new | words in another order | new-york-courier/feature new-york-courier/release new-york-courier/opinion
release harbor press ledger | words of product and outlet, mixed | harbor-ledger/release
feature harbor | product before outlet | harbor-ledger/feature tech-harbor/feature
techmeridian press release | outlet and product | meridian/release
press release techmeridian | product and outlet | meridian/release
washington opinion | outlet and product | washington-dispatch/opinion
crypto press release | category and product | nordic-crypto/release nordic-crypto/token chain-gazette/release
football podcast | tag and product | touchline/podcast
travel hotel review | category and product | wanderlight/hotel
health release | category and product | pulse/release
tech product review | outlet and product | tech-harbor/review
review film | product words in another order | cinema-paradox/review cinema-paradox/trailer
startups interview | tag and product | startup-signal/interview entrepreneurial/podcast
nordic token | outlet and product | nordic-crypto/token
food newsletter | category and product | saffron-table/newsletter
climate press release | tag and product | green-planet/release
entrepreneurial podcast | outlet and product | entrepreneurial/podcast
real estate news release | category and product | nyc-property/release
forge review | outlet and product | pixel-forge/review
forge release | a prefix counts in the last word only |
release forge | the same words with the prefix last | forgeworks/release
paddock 2027 | outlet and number | paddock/2027
# Prefixes
ledg | prefix of two outlet names | ledgerlines/feature ledgerlines/newsletter harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
techm | prefix of an outlet name | meridian/startup meridian/release meridian/newsletter tech-harbor/review tech-harbor/feature
wander | prefix of an outlet name | wanderlight/guide wanderlight/hotel wanderlight/listicle
entrep | prefix of outlet and product | entrepreneurial/profile entrepreneurial/column entrepreneurial/podcast
washington dis | last word by prefix | washington-dispatch/opinion washington-dispatch/release
harbor ledger pre | last word by prefix | harbor-ledger/release
press rel | last word by prefix | new-york-courier/release chain-gazette/release meridian/release nordic-crypto/release harbor-ledger/release
si | prefix of two letters | silhouette/editorial silhouette/lookbook silhouette/social startup-signal/interview backstage/single
qu | prefix of two letters | quantum/feature quantum/explainer startup-signal/quote
blockc | prefix of a tag | chain-gazette/release chain-gazette/sponsored chain-gazette/banner
nordic cry | last word by prefix | nordic-crypto/feature nordic-crypto/release nordic-crypto/token
slow ro | last word by prefix | slow-roads/feature slow-roads/guide
silhou | prefix of an outlet name | silhouette/editorial silhouette/lookbook silhouette/social
velvet thr | last word by prefix | velvet/feature velvet/mention
evening chron | last word by prefix | manchester/release manchester/feature
sponsored rec | last word by prefix | saffron-table/recipe
manu | prefix of a tag | forgeworks/release forgeworks/whitepaper
motors | prefix of a tag | paddock/feature paddock/2027 paddock/2026
nycpro | prefix of a host | nyc-property/feature nyc-property/release
harb ledger | a prefix counts in the last word only |
q | one letter is no prefix |
zz | nothing begins like this |
lo | two letters | silhouette/lookbook glos-lodzki/artykul glos-lodzki/release new-york-courier/feature new-york-courier/release
premi | prefix of a tag and of product names | backstage/single cinema-paradox/trailer touchline/feature touchline/betting touchline/podcast
bu | two letters, many matches | standard-review/list standard-review/council brick-by-brick/guide istanbul/release harbor-ledger/feature
# Typos
harobr ledger | neighbors exchanged | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
habor ledger | letter left out | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
harbour ledger | letter added | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
hirbor ledger | letter replaced | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
techmeridan | letter left out | meridian/startup meridian/release meridian/newsletter
tehcmeridian | neighbors exchanged | meridian/startup meridian/release meridian/newsletter
techmeridain | neighbors exchanged | meridian/startup meridian/release meridian/newsletter
tecmeridain | two typos | meridian/startup meridian/release meridian/newsletter
wanderlihgt | neighbors exchanged | wanderlight/guide wanderlight/hotel wanderlight/listicle
wandrelihgt | two exchanges | wanderlight/guide wanderlight/hotel wanderlight/listicle
washingtn dispatch | letter left out | washington-dispatch/opinion washington-dispatch/release
washnigton dispacth | a typo in each word | washington-dispatch/opinion washington-dispatch/release
wahsingotn | two exchanges | washington-dispatch/opinion washington-dispatch/release
entrepeneurial | letter left out | entrepreneurial/profile entrepreneurial/column entrepreneurial/podcast
enterpreneurial | letters exchanged over a distance: two typos | entrepreneurial/profile entrepreneurial/column entrepreneurial/podcast
silhoutte | letter left out | silhouette/editorial silhouette/lookbook silhouette/social
silouhette | two typos | silhouette/editorial silhouette/lookbook silhouette/social
qauntum | neighbors exchanged | quantum/feature quantum/explainer
quantom field | letter replaced | quantum/feature quantum/explainer
manchster evning | a typo in each word | manchester/release manchester/feature
cryptocurency | tag with a typo | chain-gazette/release chain-gazette/sponsored chain-gazette/banner
bitconi | tag with a typo | nordic-crypto/feature nordic-crypto/release nordic-crypto/token
blokchain | tag with a typo | chain-gazette/release chain-gazette/sponsored chain-gazette/banner
restaurent review | letter replaced | cafe-soleil/review
newsleter | letter left out | meridian/newsletter ledgerlines/newsletter saffron-table/newsletter
newsletetr | neighbors exchanged | meridian/newsletter ledgerlines/newsletter saffron-table/newsletter
pres release | words of four letters have no typos |
presss release | letter added | new-york-courier/release chain-gazette/release meridian/release nordic-crypto/release harbor-ledger/release
relaese | neighbors exchanged | new-york-courier/release chain-gazette/release meridian/release nordic-crypto/release harbor-ledger/release
realese press | two typos in seven letters |
relese press | typo and other order | new-york-courier/release chain-gazette/release meridian/release nordic-crypto/release harbor-ledger/release
fashoin | category with a typo | silhouette/editorial velvet/feature velvet/mention silhouette/lookbook silhouette/social
tecnology | category with a typo | meridian/startup ai-observer/feature startup-signal/interview meridian/release tech-harbor/review
sceince | category with a typo | quantum/explainer green-planet/feature quantum/feature green-planet/release green-planet/whitepaper
entertainmnet | category with a typo | backstage/artist pixel-forge/review cinema-paradox/review backstage/single pixel-forge/feature
cinmea paradox | neighbors exchanged | cinema-paradox/review cinema-paradox/trailer
saffron tabel | neighbors exchanged | saffron-table/recipe saffron-table/newsletter saffron-table/feature
backstge | letter left out | backstage/artist backstage/single backstage/playlist
velvte & threda | a typo in each word | velvet/feature velvet/mention
courrier | letter added | new-york-courier/feature new-york-courier/release new-york-courier/opinion
gazete | letter left out | chain-gazette/release chain-gazette/sponsored chain-gazette/banner
harbro ledgre pres release | one word of four letters with a typo refuses the row |
lege | four letters, two typos |
forks | five letters, two typos |
forgework | one typo, and a prefix | forgeworks/release forgeworks/whitepaper
xquantum | first letter wrong | quantum/feature quantum/explainer
kwantum | seven letters, two typos |
instagran story | letter replaced | silhouette/social creme-brulee/social
# Digits
paddock 27 | number in the name | paddock/feature paddock/2027 paddock/2026
paddock 28 | another number is no typo |
2026 | year as a word | organic/gift paddock/2026
season preview 2026 | year decides | paddock/2026
season preview 2028 | another year is no typo |
728x90 | format | chain-gazette/banner
728x80 | another format is no typo |
covid19 | letters and digits | health-data/feature health-data/dataset
covid18 | other digits are no typo |
covdi19 | typo in the letters only | health-data/feature health-data/dataset
30 under 30 | repeated word | standard-review/list
formula 1 | one digit | paddock/feature paddock/2027 paddock/2026
202 | prefix of a year | health-data/feature health-data/dataset organic/gift paddock/2027 paddock/2026
27 | number alone | paddock/feature paddock/2027 paddock/2026
# Accents, case, ligatures
cafe soleil | accent left out | cafe-soleil/review cafe-soleil/recipe
CAFÉ SOLEIL | upper case | cafe-soleil/review cafe-soleil/recipe
café | accent written | cafe-soleil/review cafe-soleil/recipe
creme brulee | accents left out | creme-brulee/social creme-brulee/feature
cre\u0300me bru\u0302le\u0301e | accents decomposed | creme-brulee/social creme-brulee/feature
Creme & Brulee | with a sign | creme-brulee/social creme-brulee/feature
diario de sao paulo | accents left out | sao-paulo/artigo sao-paulo/release
são paulo | accent written | sao-paulo/artigo sao-paulo/release
lodz | letters with a stroke | glos-lodzki/artykul glos-lodzki/release
Łódź | letters with a stroke | glos-lodzki/artykul glos-lodzki/release
glos lodzki | letters with a stroke | glos-lodzki/artykul glos-lodzki/release
GŁOS | upper case | glos-lodzki/artykul glos-lodzki/release
istanbul | dotted capital | istanbul/tanitim istanbul/release
İSTANBUL | dotted capital | istanbul/tanitim istanbul/release
istanbul postasi | dotless letter | istanbul/tanitim istanbul/release
isik | dotless letter in a tag | istanbul/tanitim istanbul/release
tanitim yazisi | dotless letters | istanbul/tanitim
turkiye | diaeresis left out | istanbul/tanitim istanbul/release
strassenblatt | sharp s as two letters | strassenblatt/release strassenblatt/feature
Straßenblatt | sharp s | strassenblatt/release strassenblatt/feature
STRASSENBLATT KOLN | upper case | strassenblatt/release strassenblatt/feature
koln | umlaut left out | strassenblatt/release strassenblatt/feature
borse | umlaut left out | forum-finanz/feature forum-finanz/anzeige
kobenhavns | letter with a stroke | copenhagen/artikel copenhagen/release
aerlige avis | ligature as two letters | copenhagen/artikel copenhagen/release
ﬁlm review | ligature | cinema-paradox/review cinema-paradox/trailer
ｔｏｕｃｈｌｉｎｅ | full-width letters | touchline/feature touchline/betting touchline/podcast
writer's room | apostrophe | writers-room/review writers-room/essay
writers room | apostrophe left out | writers-room/review writers-room/essay
writer’s essay | typographic apostrophe | writers-room/essay
doctors expert | apostrophe left out | pulse/expert
buyer's guide | apostrophe | brick-by-brick/guide
hip-hop | hyphen | backstage/artist backstage/single backstage/playlist
hip hop | hyphen as a space | backstage/artist backstage/single backstage/playlist
# Hosts
harborledger.com | host, whole | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
www.harborledger.com | host with www | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
https://www.harborledger.com/ | URL | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
harborledger | name of the host | harbor-ledger/feature harbor-ledger/release harbor-ledger/mention
techmeridian.io | host | meridian/startup meridian/release meridian/newsletter
nycourier.com | host | new-york-courier/feature new-york-courier/release new-york-courier/opinion
weekly.techharbor.com | host with a subdomain | tech-harbor/review tech-harbor/feature tech-harbor/listicle
techharbor.com | host without its subdomain | tech-harbor/review tech-harbor/feature tech-harbor/listicle
creme-brulee.blog | host with a hyphen | creme-brulee/social creme-brulee/feature
health-data-2020.org | host with digits | health-data/feature health-data/dataset
paddock27.com | host with digits | paddock/feature paddock/2027 paddock/2026
nihonkeizai-times.jp | host of an outlet in another script | nikkei/feature nikkei/release
forumfinanz.de | host | forum-finanz/feature forum-finanz/anzeige
washingtondispach.com | host with a typo | washington-dispatch/opinion washington-dispatch/release
cryptopost | name of the host | nordic-crypto/feature nordic-crypto/release nordic-crypto/token
chaingazette release | host and product | chain-gazette/release
.gr | top-level domain | green-planet/feature green-planet/release green-planet/whitepaper athina/feature athina/release
koeln | top-level domain | strassenblatt/release strassenblatt/feature
# Synonyms
PR harbor ledger | synonym of a phrase | harbor-ledger/release
pr | synonym of a phrase | new-york-courier/release chain-gazette/release meridian/release nordic-crypto/release harbor-ledger/release
news release | phrase, then its synonyms | nyc-property/release new-york-courier/release chain-gazette/release meridian/release nordic-crypto/release
announcement | word, then its phrases | nordic-crypto/token new-york-courier/release chain-gazette/release meridian/release nordic-crypto/release
advertorial | word, then its phrases | forum-finanz/feature strassenblatt/feature harbor-ledger/feature new-york-courier/feature ai-observer/feature
sponsored article | phrase, then its synonyms | chain-gazette/sponsored harbor-ledger/feature new-york-courier/feature ai-observer/feature nordic-crypto/feature
machine learning | phrase in a tag | ai-observer/feature ai-observer/research meridian/startup meridian/release meridian/newsletter
artificial intelligence | phrase in a tag | ai-observer/feature ai-observer/research meridian/startup meridian/release meridian/newsletter
ai | short word with phrases | ai-observer/feature ai-observer/research meridian/startup meridian/release meridian/newsletter
nyc | word, then its phrase | nyc-property/feature nyc-property/release new-york-courier/feature new-york-courier/release new-york-courier/opinion
new york property | phrase as a word, with another word | nyc-property/feature nyc-property/release
nyc courier | word as a phrase, with another word | new-york-courier/feature new-york-courier/release new-york-courier/opinion
housing | tag, and the category as a synonym | nyc-property/feature nyc-property/release brick-by-brick/guide brick-by-brick/feature
digital assets | phrase in a name, then words | digital-assets/feature digital-assets/interview nordic-crypto/feature nordic-crypto/release nordic-crypto/token
cryptocurrency pr | two synonyms | nordic-crypto/release nordic-crypto/token chain-gazette/release
日経 | synonym without spaces | nikkei/feature nikkei/release
email blast | phrase as a word | meridian/newsletter ledgerlines/newsletter saffron-table/newsletter
york new | a synonym needs the words in order: no NYC | new-york-courier/feature new-york-courier/release new-york-courier/opinion
# Scripts
日本経済タイムズ | whole name | nikkei/feature nikkei/release
経済 | part of a name | nikkei/feature nikkei/release
本 | one character | nikkei/feature nikkei/release
東京 | part of a name | tokyo-gourmet/review tokyo-gourmet/feature
グルメ | katakana | tokyo-gourmet/review tokyo-gourmet/feature
ｸﾞﾙﾒ | half-width katakana | tokyo-gourmet/review tokyo-gourmet/feature
くるめ | hiragana are other letters |
記事広告 | product name | nikkei/feature tokyo-gourmet/feature
東京 記事広告 | two runs | tokyo-gourmet/feature
京東 | characters in another order |
観光ガイド | outlet and product name | kyoto/guide kyoto/hotel
京都ホテル | a run is one phrase |
京都 ホテル | two runs | kyoto/hotel kyoto/guide
科技 | name and tag | beijing-tech/feature beijing-tech/release
人工智能 新闻稿 | tag and product | beijing-tech/release
서울경제뉴스 | Hangul | seoul/feature seoul/release
서울 | prefix in Hangul | seoul/feature seoul/release
보도자료 | product name | seoul/release
северный вестник | Cyrillic | vestnik/feature vestnik/release
СЕВЕРНЫЙ | upper case | vestnik/feature vestnik/release
пресс-релиз | hyphen | vestnik/release
вестинк | typo in Cyrillic | vestnik/feature vestnik/release
αθηνα | accents left out | athina/feature athina/release
ΑΘΉΝΑ ΣΉΜΕΡΑ | upper case | athina/feature athina/release
πολιτισμός | final sigma | athina/feature athina/release
الخليج اليوم | Arabic | khaleej/feature khaleej/release
بيان | Arabic | khaleej/release
dubai | Latin tag of an Arabic outlet | khaleej/feature khaleej/release
העיר | Hebrew | hair-hadasha/feature hair-hadasha/release
समाचार | Devanagari | dainik/feature dainik/release
प्रेस विज्ञप्ति | Devanagari | dainik/release
กรุงเทพ | Thai | bangkok/feature bangkok/release
ข่าว | Thai | bangkok/feature bangkok/release
# Odd queries
100% | sign left out | organic/feature organic/gift
organic_living | underscore parts words | organic/feature organic/gift
c++ | signs left out | organic/feature organic/gift
"full feature" -nordic | no operators | nordic-crypto/feature
full full full feature | repeated words count once | harbor-ledger/feature new-york-courier/feature ai-observer/feature nordic-crypto/feature touchline/feature
xyzzy ledger | all words must be found |
`

export const searchCases: { query: string; about: string; first: string[] }[] = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => {
    const [query, about, first] = line.split('|').map((cell) => cell.trim())
    return { query: query!, about: about!, first: first!.split(' ').filter(Boolean) }
  })
