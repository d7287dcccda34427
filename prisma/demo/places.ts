type Place = { country: string; state: string | null; city: string | null }

/** Countries with their weight in the number of outlets. Cities are in descending order of probability. */
const countries: {
  name: string
  weight: number
  states: [state: string, ...cities: string[]][]
}[] = [
  {
    name: 'United States',
    weight: 42,
    states: [
      ['California', 'Los Angeles', 'San Francisco', 'San Diego', 'Sacramento', 'Oakland'],
      ['New York', 'New York City', 'Buffalo', 'Rochester', 'Albany'],
      ['Texas', 'Austin', 'Houston', 'Dallas', 'San Antonio', 'El Paso'],
      ['Florida', 'Miami', 'Orlando', 'Tampa', 'Jacksonville'],
      ['Illinois', 'Chicago', 'Springfield', 'Peoria'],
      ['Washington', 'Seattle', 'Spokane', 'Tacoma'],
      ['Massachusetts', 'Boston', 'Worcester', 'Cambridge'],
      ['Colorado', 'Denver', 'Boulder', 'Fort Collins'],
      ['Georgia', 'Atlanta', 'Savannah', 'Augusta'],
      ['Oregon', 'Portland', 'Eugene', 'Bend'],
      ['Pennsylvania', 'Philadelphia', 'Pittsburgh', 'Harrisburg'],
      ['Tennessee', 'Nashville', 'Memphis', 'Knoxville'],
      ['Minnesota', 'Minneapolis', 'Saint Paul', 'Duluth'],
      ['Arizona', 'Phoenix', 'Tucson', 'Flagstaff'],
    ],
  },
  {
    name: 'United Kingdom',
    weight: 13,
    states: [
      ['England', 'London', 'Manchester', 'Bristol', 'Leeds', 'Brighton', 'York'],
      ['Scotland', 'Edinburgh', 'Glasgow', 'Aberdeen'],
      ['Wales', 'Cardiff', 'Swansea'],
      ['Northern Ireland', 'Belfast', 'Derry'],
    ],
  },
  {
    name: 'Canada',
    weight: 8,
    states: [
      ['Ontario', 'Toronto', 'Ottawa', 'Hamilton'],
      ['British Columbia', 'Vancouver', 'Victoria', 'Kelowna'],
      ['Quebec', 'Montreal', 'Quebec City'],
      ['Alberta', 'Calgary', 'Edmonton'],
    ],
  },
  {
    name: 'Australia',
    weight: 5,
    states: [
      ['New South Wales', 'Sydney', 'Newcastle'],
      ['Victoria', 'Melbourne', 'Geelong'],
      ['Queensland', 'Brisbane', 'Cairns'],
    ],
  },
  {
    name: 'Germany',
    weight: 5,
    states: [
      ['Berlin', 'Berlin'],
      ['Bavaria', 'Munich', 'Nuremberg'],
      ['Hamburg', 'Hamburg'],
      ['Hesse', 'Frankfurt', 'Kassel'],
    ],
  },
  {
    name: 'India',
    weight: 5,
    states: [
      ['Maharashtra', 'Mumbai', 'Pune', 'Nagpur'],
      ['Karnataka', 'Bengaluru', 'Mysuru'],
      ['Delhi', 'New Delhi'],
    ],
  },
  {
    name: 'France',
    weight: 3,
    states: [
      ['Île-de-France', 'Paris', 'Versailles'],
      ['Auvergne-Rhône-Alpes', 'Lyon', 'Grenoble'],
      ['Nouvelle-Aquitaine', 'Bordeaux'],
    ],
  },
  {
    name: 'Spain',
    weight: 2,
    states: [
      ['Community of Madrid', 'Madrid'],
      ['Catalonia', 'Barcelona', 'Girona'],
      ['Andalusia', 'Seville', 'Málaga'],
    ],
  },
  {
    name: 'Netherlands',
    weight: 2,
    states: [
      ['North Holland', 'Amsterdam', 'Haarlem'],
      ['South Holland', 'Rotterdam', 'The Hague'],
    ],
  },
  {
    name: 'Ireland',
    weight: 2,
    states: [
      ['Leinster', 'Dublin', 'Kilkenny'],
      ['Munster', 'Cork', 'Limerick'],
    ],
  },
  {
    name: 'Sweden',
    weight: 1,
    states: [
      ['Stockholm County', 'Stockholm'],
      ['Skåne', 'Malmö'],
    ],
  },
  { name: 'Brazil', weight: 1, states: [['São Paulo', 'São Paulo', 'Campinas']] },
  {
    name: 'Mexico',
    weight: 1,
    states: [
      ['Jalisco', 'Guadalajara'],
      ['Nuevo León', 'Monterrey'],
    ],
  },
  {
    name: 'South Africa',
    weight: 1,
    states: [
      ['Gauteng', 'Johannesburg'],
      ['Western Cape', 'Cape Town'],
    ],
  },
  {
    name: 'United Arab Emirates',
    weight: 2,
    states: [
      ['Dubai', 'Dubai'],
      ['Abu Dhabi', 'Abu Dhabi'],
    ],
  },
  { name: 'Singapore', weight: 2, states: [] },
]

type Source = {
  pickWeighted<T extends { weight: number }>(values: readonly T[]): T
  pickSkewed<T>(values: readonly T[]): T
}

/** Returns a random place. Larger countries, states and cities are more probable. */
export function somewhere(random: Source): Place {
  const country = random.pickWeighted(countries)
  if (country.states.length === 0) return { country: country.name, state: null, city: null }
  const [state, ...cities] = random.pickSkewed(country.states)
  return { country: country.name, state, city: random.pickSkewed(cities) }
}

export const everywhere: Place = { country: 'Global', state: null, city: null }
