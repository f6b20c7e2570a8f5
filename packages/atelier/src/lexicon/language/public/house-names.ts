/** What the house is called, and those who work for it: names that would pass for it. As they are spelt; `housePasses` folds them. */
const words = (row: string): readonly string[] => row.split(/\s+/);

/** The house by its name. */
export const HOUSE = words('toile twal टॉइल तोइल टोइल टॉयल ट्वाल туаль 토일 トワル תואל');

/** Who speaks for a house or keeps its money, whatever else is said beside: nobody who shows clothes is called so. */
export const SPEAKS_FOR_HOUSE = words(
  `admin admins administrator administrators administration administrateur administrador administratör amministratore
  moderator moderators moderateur moderador sysadmin sysop webmaster postmaster hostmaster superuser superadmin helpdesk helpline
  razorpay रेज़रपे
  एडमिन ऐडमिन एडमिनिस्ट्रेटर मॉडरेटर प्रशासक व्यवस्थापक админ администратор модератор`,
);

/** The same where nothing else is said but words of a house. */
export const MAY_SPEAK_FOR_HOUSE = words(
  `support staff mod mods moderation root system operator operators security safety billing upi noreply donotreply abuse help helper helpers
  सपोर्ट स्टाफ सहायता поддержка`,
);

/** What stands beside them, and says of nobody who they are. */
export const OF_HOUSES = words(
  `the official officially officials real original genuine verified team teams crew app atelier studio studios hq headquarters india
  inc ltd llc pvt limited com in net org io care desk online by from of at for and your our this is we us page account user users
  service services customer customers client center centre community news updates ai bot fashion design designs designer website site
  founder founders ceo cto owner owners employee employees worker manager managers executive representative rep agent agents
  safety trust policy payments payment refund refunds chat contact reply response alert alerts live notice notification notifications verification tech technical dept department
  आधिकारिक टीम ग्राहक सेवा`,
);

/** Behind its name the house is a cloth: "toile de Jouy". */
export const CLOTH_BEHIND = words('de fabric fabrics print prints cloth cotton curtain curtains');

/** What a house has offices for, and what those are called: together they speak for one. */
const OFFICES = words(
  `customer customers client user users member tech technical official payment payments refund refunds billing verification security safety account accounts
  order orders wallet token tokens kyc fraud complaint complaints grievance copyright legal moderation recovery subscription help`,
);
const SEATS = words(
  'desk team department dept care support officer cell centre center helpdesk staff agent alert alerts notice line',
);

/** Two words that together speak for a house. */
export const TOGETHER: readonly (readonly [string, string])[] = [
  ...OFFICES.flatMap((office) => SEATS.map((seat): [string, string] => [office, seat])),
  ['customer', 'service'],
  ['support', 'team'],
  ['support', 'desk'],
  ['support', 'staff'],
  ['trust', 'safety'],
  ['live', 'support'],
  ['google', 'pay'],
  ['cyber', 'cell'],
  ['cyber', 'police'],
  ['police', 'cyber'],
  ['site', 'owner'],
  ['कस्टमर', 'केयर'],
];

/** Before its name, whoever is meant works there. */
export const WORKS_AT = words('at from of by for am is');

/** Beside its name, whoever is meant works there. */
export const WORKS_THERE = words(
  `official officially team crew verified care desk service customer founder ceo cto owner employee worker manager executive
  representative rep agent safety trust payments refund refunds hq`,
);
