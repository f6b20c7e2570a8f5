/**
 * Constructions that words order and that a Look has no field for, each with the words that order it. In a pattern `_` stands for what may
 * lie between two words in one breath: 'straps crossed', 'snaps at the crotch'.
 */
export const CONSTRUCTION_WORDS = {
  'concealed-placket':
    '(?:concealed|hidden|covered|fly)_(?:button_)?(?:placket|front|fastenings?|closure)|(?:concealed|hidden)_buttons?|(?:placket|buttons?)_(?:concealed|hidden)',
  'side-placket':
    '(?:side|left|right)_(?:button_)?(?:placket|opening)(?:_(?:left|right))?|placket_(?:opening_)?(?:left|right|side)',
  'flat-band': '(?:flat|straight|plain)_(?:waist[- ]?band|band|belt)',
  'zip-to-waist': '(?:zip|zipper)_(?:waist|waistline)',
  'zip-to-crotch': '(?:zip|zipper)_(?:crotch|fork)',
  'sleeve-strap': '(?:sleeves?|cuffs?|wrists?)_(?:with_)?straps?',
  'v-stand':
    '(?:v|v-neck|v-shaped)_(?:neck_|neckline_)?(?:band|stand|mandarin|chinese)_?collar|(?:band|stand|mandarin|chinese)_collar_v(?:-| )neck',
  'diagonal-placket':
    '(?:diagonal|slanted|slant|asymmetric|asymmetrical|angled|offset)_(?:button_)?(?:placket|opening|closure|front(?!_pockets?))',
  'asymmetric-zip':
    '(?:asymmetric|asymmetrical|diagonal|offset|slanted|biker|off[- ]cent(?:re|er))_(?:front_)?(?:zip|zipper)',
  'two-way-zip': '(?:two[- ]way|2[- ]way|double)_(?:zip|zipper)',
  'crotch-snaps':
    '(?:snaps?|snap buttons|press[- ]?studs|press buttons|poppers|buttons)_(?:crotch|inner leg|inner legs|inside leg|inside legs|inseam|gusset|bottom|between_legs)|(?:crotch|inseam|gusset|inner leg)_(?:snaps|snap opening|press[- ]?studs|poppers|buttons|opening)',
  'back-buttons':
    '(?:back|behind|rear)_(?:full_)?(?:button|buttons|buttoned|button placket|button opening)|(?:buttons|buttoned|button placket|button opening)_back',
  'back-keyhole': 'keyhole_back|back_keyhole(?:_button)?',
  'french-cuff': '(?:french|double|turn(?:ed)?[- ]back|fold(?:ed)?[- ]back)_cuffs?|cuff[- ]?links?',
  'elbow-patch': 'elbow[- ]?patch(?:es)?',
  'sleeve-tab': '(?:roll[- ]?up|rolled?|sleeve)_(?:tabs?|sleeves?_tabs?)|sleeves?_(?:button )?tabs?',
  'elastic-cuff': 'elastic(?:ated)?_(?:cuffs?|sleeve hems?|wrists?)|(?:sleeves?|cuffs?)_elastic(?:ated)?(?:_hems?)?',
  'back-box-pleat': 'back_(?:box|inverted)[- ]pleat(?:_vent)?|(?:box|inverted)[- ]pleat(?:_vent)?_back',
  'crossed-straps':
    '(?:cross|crossed|crossing|cross-over|crossover|criss-cross|crisscross|x)_(?:back_)?(?:straps?|back)|straps?_(?:back_)?(?:crossed|crossing|cross|criss-cross|crisscross)(?:_back)?',
  yoke: '(?:(?:hip|shaped|waist|pointed|curved|basque|deep|front|back|fitted|lace|contrast)_)?yoke',
  'inverted-pleat': '(?:front_)?(?:inverted|box)[- ]pleats?(?:_front)?',
  'wide-band': '(?:wide|broad|deep|high)_(?:waist[- ]?band|band|belt band)',
  'elastic-back':
    'elastic(?:ated)?_(?:back|rear)(?:_waist(?:band)?)?|(?:back|rear)_elastic(?:ated)?|(?:half|part|partly|partially|semi)(?:-|_)elastic(?:ated)?',
  'flat-front': 'flat[- ]front(?:ed)?(?:_(?:waist)?[- ]?band)?',
  'elastic-sides': 'elastic(?:ated)?_(?:sides|side_waist)|side_elastic(?:ated)?',
  scallop: 'scallop(?:ed|s)?(?:_(?:hems?|edges?|borders?|hemline|necks?|neckline|trim))?',
  piping:
    '(?:contrast_|fine_|satin_|corded_)?(?:piping|piped)(?:_(?:neck|neckline|collar|hem|hems|cuff|cuffs|placket|pockets?|edges?|yoke|front|seams?|armholes?)\\b)*',
  'pointed-hood': '(?:pointed|pixie|elf|gnome)_hood',
  'locker-loop': '(?:locker|hanger|hanging)_loop',
  'square-back': '(?:deep_)?square_(?:deep_)?back(?:_neck)?|back_(?:neck_)?square',
  'v-back': '(?:deep_)?v(?:_neck)?[- ]?(?:shaped_)?back(?:_neck)?|v-back',
  princess: 'princess(?:_(?:line|lines|seam|seams|seamed|cut|panel|panels))?',
  'pointed-hem': 'pointed_(?:hem|front|fronts|hems|points)',
  'camp-collar': '(?:camp|open|revere|cuban|resort)_collar',
  'two-vents': '(?:double|two|twin|side)_(?:back_|rear_)?vents',
  'single-vent': '(?:single|centre|center|one)_(?:back_|rear_)?vent',
  'drawn-hem':
    '(?:drawstring|drawcord|draw[- ]cord|toggled?)_(?:leg_)?(?:hems?|ankles?|bottoms?)|(?:hems?|ankles?)_(?:drawstrings?|drawcords?)',
  'ankle-slit': '(?:ankle|hem|side hem)_(?:slits?|vents?)|(?:slits?|vents?)_(?:ankles?|hems?)',
  'sash-behind': '(?:sash|bow|ties?|belt)_(?:tied|ties|tying|tie)?_?back|tied_back|(?:back|rear)_(?:tie|ties|bow|sash)',
  bib: '(?:(?:square|round|curved|front)_)?bib(?:_(?:front|pocket|patch pocket))?',
  apron: '(?:(?:butcher|chef|kitchen|barista|waist|bib|cooking|cross-back)(?:.s)?_)?apron',
  'strap-buckles':
    '(?:(?:brass|metal|silver|gold|steel)_)?(?:buckles?|clips?)|adjustable_straps?|(?:strap_)?(?:sliders|adjusters)',
  'sleeve-pocket': 'sleeve_(?:zip|zipped|patch|utility|ma-1)?_?pocket|pocket_sleeve',
  'drawcord-waist': '(?:drawcord|drawstring|draw[- ]cord)_waist|waist_(?:drawcord|drawstring)',
  'elastic-waist': 'elastic(?:ated)?_waist(?:line|band|_seam)?|waist_elastic(?:ated)?',
  'spread-collar': '(?:spread|cutaway|wide)_collar',
  'adjustable-cuff': '(?:adjustable|velcro|tabbed)_cuffs?(?:_tabs?)?|cuff[- ]tabs?',
  'button-cuff': '(?:(?:one|two|three|[123])[- ])?(?:button(?:ed)?|shirt)_cuffs?|cuffs?_button(?:s|ed)?',
  'neck-slit': '(?:front|neck)_(?:slit|notch)(?:_(?:two_)?(?:hook|button|loop)s?)?|slit_neck(?:line)?',
  'sleeve-border':
    'sleeves?_(?:\\d[\\d.]* ?cm_)?(?:zari_|gota_|contrast_|brocade_)?(?:borders?|lace|gota|zari|trim)|(?:borders?|lace|gota|zari|trim)_sleeves?',
  'buttoned-pocket': '(?:welt_)?pockets?_buttons?',
  'button-front':
    '(?:front_)?button(?:ed|s)?(?:-|_)(?:front|through|down)(?:_placket)?|front_button(?:ed)?_placket|front_buttons',
  'side-adjusters': 'side_(?:adjusters?|tabs?|buckles?|straps?)',
  'no-loops': '(?:no|without)_(?:belt )?loops',
  'button-down': 'button[- ]?down_(?:oxford_)?(?:collar|shirt)|oxford_button[- ]?down',
  'chest-flap': '(?:chest|breast)_(?:flap(?:ped)?_pockets?|pockets?_flaps?)|flap(?:ped)?_(?:chest|breast)_pockets?',
  'back-slit': '(?:back|rear)_(?:slit|vent)|(?:slit|vent)_back',
  'left-slit':
    'left_(?:(?:thigh|side|leg|high|front)_)?(?:slit|split)|(?:slit|split)_(?:left|wearer.s_left)(?:_(?:side|leg|thigh))?',
  'right-slit':
    'right_(?:(?:thigh|side|leg|high|front)_)?(?:slit|split)|(?:slit|split)_(?:right|wearer.s_right)(?:_(?:side|leg|thigh))?',
  'tulip-sleeve': '(?:tulip|petal)_sleeves?',
  lining: '(?:fully |half |partly )?lined|lining',
} as const;

/** A construction that words order. */
export type ConstructionId = keyof typeof CONSTRUCTION_WORDS;
