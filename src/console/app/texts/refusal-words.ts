/**
 * What the graph says of a move that the state of a record does not allow, and the same in German; `*` is what stands
 * there, `{1}` the first of them in German: a reason of below, or states by their names.
 */
export const refusals: Readonly<Record<string, string>> = {
  'The * is * and cannot become *: it can become *.':
    'Nicht möglich: Der Status ist {2} und kann nicht {3} werden, nur {4}.',
  'The * is * and cannot become *: that is final.':
    'Nicht möglich: Der Status ist {2}, und das ist endgültig.',
  "The article's status is *, where * is not allowed; allowed is *.":
    'Nicht möglich: Der Status des Artikels ist {1}.',
  'The payment is * meanwhile.': 'Der Status der Zahlung ist inzwischen {1}.',
  'The invitation is *, and that is final.':
    'Der Status der Einladung ist {1}, und das ist endgültig.',
  'The order item cannot be changed so: *.': 'Die Position kann so nicht geändert werden: {1}.',
  'The order item cannot be swapped: *.': 'Die Position kann nicht getauscht werden: {1}.',
  'The payment of the order cannot be undone: *.':
    'Die Zahlung der Bestellung kann nicht rückgängig gemacht werden: {1}.',
  'The order has to be paid: its total is not 0.':
    'Die Bestellung muss bezahlt werden: Ihre Summe ist nicht 0.',
  'The order costs nothing: it can be confirmed.':
    'Die Bestellung kostet nichts: Sie kann bestätigt werden.',
  'The swap costs nothing: it can be accepted.':
    'Der Tausch kostet nichts: Er kann angenommen werden.',
  'The order has no invoice that could be replaced.':
    'Die Bestellung hat keine Rechnung, die ersetzt werden könnte.',
  'The endpoint is disabled; enable it first.': 'Der Webhook ist aus: Schalte ihn zuerst ein.',
  'This server sends no mail: SMTP_URL is not set.':
    'Dieser Server versendet keine Mails: SMTP_URL ist nicht gesetzt.',
  'The invitation was sent less than a minute ago; send it again later.':
    'Die Einladung wurde vor weniger als einer Minute gesendet: Sende sie später noch einmal.',
  'The article is published and its publisher is paid for that: its status stays.':
    'Der Artikel ist veröffentlicht und sein Verlag dafür bezahlt: Der Status bleibt.',
  'The article cannot become published while the swap * of its order item waits for the client: that has to be completed or cancelled first.':
    'Der Artikel kann nicht veröffentlicht werden, solange der Tausch seiner Position auf den Kunden wartet: Er muss zuerst abgeschlossen oder storniert werden.',
  'its order is *, and has to be PAID':
    'der Status ihrer Bestellung ist {1}, und sie muss bezahlt sein',
  'its accounts are closed': 'ihre Abrechnung ist abgeschlossen',
  'its swap * has to be completed or cancelled first':
    'ihr Tausch muss zuerst abgeschlossen oder storniert werden',
  'its swap * is PENDING_CLIENT, and has to become * first':
    'ihr Tausch wartet auf den Kunden und muss zuerst {2} werden',
  'its price is refunded': 'ihr Preis ist erstattet',
  'its price is refunded already': 'ihr Preis ist schon erstattet',
  'its price is to be refunded': 'ihr Preis ist zu erstatten',
  'its price is to be refunded first': 'ihr Preis muss zuerst erstattet werden',
  'its publisher is paid already': 'ihr Verlag ist schon bezahlt',
  'its reseller is paid already': 'ihr Wiederverkäufer ist schon bezahlt',
  'its commission is paid': 'ihre Provision ist bezahlt',
  'its commission is *, and has to be PENDING':
    'der Status ihrer Provision ist {1}, und sie muss offen sein',
  'its commission is more than its price': 'ihre Provision ist höher als ihr Preis',
  'its commission is to be paid first': 'ihre Provision muss zuerst bezahlt werden',
  'its article is *, and has to be published':
    'der Status ihres Artikels ist {1}, und er muss veröffentlicht sein',
  'its article is published': 'ihr Artikel ist veröffentlicht',
  'it is *': 'ihr Status ist {1}',
  'no operator has marked it as paid': 'niemand vom Betrieb hat sie als bezahlt markiert',
  'it was marked as paid more than a day ago':
    'sie wurde vor mehr als einem Tag als bezahlt markiert',
  'work, a refund, a swap or a settlement has followed it':
    'Arbeit, eine Erstattung, ein Tausch oder eine Abrechnung ist darauf gefolgt',
}
