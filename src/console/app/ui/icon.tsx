const paths: Record<string, string> = {
  today: 'M4 13h6V4H4zM14 20h6v-9h-6zM14 4v4h6V4zM4 20h6v-4H4z',
  orders: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h7',
  articles: 'M4 5h12v14H4zM16 9h4v10h-4M7 9h6M7 12h6M7 15h3',
  cart: 'M3 4h2.500l2 11h10.500l2-8H6.500M9 20h.010M17 20h.010',
  catalogue: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  teams:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 20c0-4 2.500-6 6-6s6 2 6 6M16 5.500a3 3 0 0 1 0 5.500M17.500 14.500c2.200.700 3.500 2.500 3.500 5.500',
  deliveries: 'M4 12h13M12 6l6 6-6 6M21 5v14',
  publishing: 'M3 7h18v10H3zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6 10v4M18 10v4',
  explore: 'M4 20V10M10 20V4M16 20v-7M22 20H2',
  folder: 'M3 6h6l2 3h10v10H3z',
  files: 'M3 6h6l2 3h10v10H3z',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  inbox: 'M4 13l2.500-8h11L20 13v6H4zM4 13h5l1 2.500h4L15 13h5',
  approvals: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8 12.500l2.700 2.700L16 9.500',
  library: 'M3 6h6l2 2.500h10V19H3z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
}

export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" />
      <path d="M7 20V8l7 7 7-7v12" />
    </svg>
  )
}
