/** Words that shops and shoppers put before and behind what they sell, whether anybody here knows them or not. */
export const SHOP_WORDS: readonly string[] =
  'thick thin large small chunky heavy light square round pointed open closed hidden concealed visible adjustable removable detachable reversible unlined lined padded quilted waxed brushed washed faded distressed raw frayed scalloped pinked bonded seamless ribbed slubby crisp drapey boxy cropped longline dropped curved angled slanted diagonal symmetrical asymmetric oversized relaxed slim snug loose puffy voluminous gathered ruched shirred smocked pleated tiered flared tapered turned rolled folded knotted twisted braided woven knitted crocheted embroidered beaded sequinned studded printed striped checked dotted marled melange contrast tonal matching metallic glossy matte sheer opaque transparent stretchy rigid breathable waterproof insulated thermal antique vintage rustic grainy polished brass copper pewter nickel horn coconut shell wooden leather suede corduroy gabardine canvas poplin seersucker chambray boiled felted tufted tasselled fringed piped edged bound taped'.split(
    ' ',
  );

/** What is called by such words. */
export const SHOP_PARTS: readonly string[] =
  'collar|lapels|cuffs|hem|pockets|buttons|placket|yoke|waistband|straps|hood|lining|sleeves|shoulders|neckline|back|belt loops|side seams|piping|zip|drawcord|vent|epaulettes|elbow patches|buckle|trim|darts'.split(
    '|',
  );

export const SHOP_THINGS: readonly string[] =
  'coat|jacket|shirt|dress|skirt|trousers|jumper|kurta|saree|lehenga|blouse|jumpsuit|cardigan|blazer|jeans|parka|waistcoat|gown|anarkali|sherwani|tunic|shorts|cape|dungarees'.split(
    '|',
  );
