import type { Mood, Occasion } from '@toile/look';

/** An occasion: how it is said, which option it stands for, how formal the clothes are. */
export interface OccasionEntry {
  id: Occasion;
  words: string;
  /** The form's own value; null where the form has none (it still counts). */
  like:
    | 'casual'
    | 'travel'
    | 'formal'
    | 'party'
    | 'wedding'
    | 'festival'
    | 'romantic-date'
    | 'casual-date'
    | 'avant-garde'
    | 'gala';
  palette?: readonly string[];
  /** The season it belongs to, where it has one. */
  season?: SeasonEntry['id'];
}

export const OCCASION_WORDS: readonly OccasionEntry[] = [
  {
    id: 'wedding',
    words:
      'roka, roka ceremony, sagan, shagun, tilak, tilak ceremony, ring ceremony, sagai, court marriage, vidaai, bidaai, chooda ceremony, getting married, gets married, got married, bridesmaid dress, bridesmaids dress, bridesmaid gown, bride, bridal, groom, bridegroom, bridesmaid, groomsman, wedding, weddings, marriage, shaadi, wedding guest, wedding reception, nikah, baraat, pheras, engagement, south indian weddings, reception, wedding season',
    like: 'wedding',
  },
  {
    id: 'bridal',
    words: 'bridal wear, bridal outfit, bride outfit, for the bride, bridal look',
    like: 'wedding',
    palette: ['crimson', 'maroon', 'rani pink'],
  },
  { id: 'haldi', words: 'haldi, haldi ceremony', like: 'wedding', palette: ['haldi yellow', 'marigold', 'ivory'] },
  {
    id: 'mehendi',
    words: 'mehendi, mehndi, henna ceremony, mehndi ceremony',
    like: 'wedding',
    palette: ['leaf green', 'parrot green', 'gold'],
  },
  {
    id: 'sangeet',
    words: 'sangeet, garba night, sangeet night',
    like: 'party',
    palette: ['fuchsia', 'turquoise', 'marigold'],
  },
  {
    id: 'indian-festival',
    words:
      'garba, garba outfit, dandiya, dandiya night, dandiya raas, janmashtami, bhai dooj, chhath puja, chhath, makar sankranti, sankranti, saraswati puja, basant panchami, vasant panchami, republic day, independence day, karva chauth, karvachauth, karwachauth, hartalika teej, bonalu, bathukamma, gangaur, rath yatra, ramadan, ramzan eid, milad, durga pujo, pujo, ashtami, akshaya tritiya, dhanteras, bhai phonta, diwali, navratri, durga puja, eid, onam, pongal, holi, raksha bandhan, karwa chauth, ganesh chaturthi, lohri, vishu, ugadi, bihu, teej, gudi padwa, baisakhi, dussehra, bakrid, ramzan, gurpurab, navroz',
    like: 'festival',
  },
  {
    id: 'festival',
    words:
      'festive, festival, celebration, celebrations, festivities, festive occasions, cultural events, festive wear, christmas',
    like: 'festival',
  },
  {
    id: 'puja',
    words:
      'godh bharai, god bharai, seemantham, valaikaappu, naming ceremony, annaprashan, annaprasana, mundan, thread ceremony, upanayanam, housewarming, house warming, griha pravesh, gruhapravesam, half saree function, half saree ceremony, puja, pooja, temple visit, visit a temple, visit the temple, to a temple, to the temple, to temple, mandir, to the mandir, gurdwara, to the gurdwara, satsang',
    like: 'festival',
    palette: ['marigold', 'maroon', 'leaf green', 'ivory'],
  },
  {
    id: 'music-festival',
    words: 'music festival, coachella, concert, rave',
    like: 'festival',
    palette: ['terracotta', 'ivory', 'turquoise'],
  },
  {
    id: 'party',
    words:
      'baby shower, bridal shower, gender reveal, bachelorette, bachelorette party, hen party, farewell, farewell party, freshers, freshers party, party wear, partywear, first birthday, 1st birthday, annual day, kitty party, bollywood night, house party, dinner party, birthday party, party, parties, cocktail, cocktail party, night out, clubbing, club, birthday, new year, nightclub, evening occasions, cocktails, evening party, disco night, girls night',
    like: 'party',
  },
  { id: 'garden-party', words: 'garden party, tea party, high tea, afternoon tea, lawn party', like: 'party' },
  {
    id: 'gala',
    words:
      'gala, red carpet, award show, awards night, opera, ball, prom, prom dress, prom gown, evening event, glamorous events, black tie event, met gala, red carpet occasions, premiere, soiree, banquet',
    like: 'gala',
  },
  {
    id: 'formal',
    words:
      'church, sunday best, office, for work, at work, to work, work day, workday, work outfit, work outfits, work dress, work look, work clothes, workwear, work wear, interview, meeting, conference, formal event, formal gatherings, business meeting, graduation, formal occasion, formal occasions, workplace, funeral, ceremony',
    like: 'formal',
  },
  {
    id: 'romantic-date',
    words:
      'date night, romantic date, valentine, valentines, anniversary, romantic dinner, candlelight dinner, dinner date, valentines day',
    like: 'romantic-date',
  },
  {
    id: 'casual-date',
    words: 'casual date, coffee date, brunch, lunch date, picnic, first date, movie date, coffee',
    like: 'casual-date',
  },
  {
    id: 'travel',
    words:
      'camping, travel, travelling, traveling, vacation, holiday, airport, road trip, trip, sightseeing, cruise, resort, resort wear, airport look, vacay, trekking, hiking',
    like: 'travel',
  },
  {
    id: 'beach-wedding',
    words: 'beach wedding, destination wedding, seaside wedding, garden wedding',
    like: 'wedding',
    palette: ['coral', 'turquoise', 'sand', 'sky blue', 'blush', 'mint'],
    season: 'summer',
  },
  {
    id: 'beach',
    words: 'beach, seaside, pool, poolside, pool party, beachwear, by the sea, tropical vacation',
    like: 'travel',
    season: 'summer',
    palette: ['ivory', 'turquoise', 'coral', 'sand'],
  },
  {
    id: 'casual',
    words:
      'casual outing, casual outings, daily wear, day out, weekend, shopping, college, uni, campus, everyday wear, lounge, sleep, home, daytime, errands, school, university',
    like: 'casual',
  },
  {
    id: 'sport',
    words:
      'gym, workout, yoga, running outfit, running look, running kit, running gear, for running, for a run, morning run, go running, going running, tennis, training, sports, sport, jogging outfit, for jogging, morning jog, cycling, football, dance practice, golf',
    like: 'casual',
  },
  {
    id: 'runway',
    words: 'fashion show, runway show, fashion week, editorial shoot, art exhibition',
    like: 'avant-garde',
  },
];

export interface SeasonEntry {
  id: 'summer' | 'winter' | 'spring' | 'autumn';
  words: string;
}
export const SEASON_WORDS: readonly SeasonEntry[] = [
  { id: 'summer', words: 'summer, summery, hot weather, sunny day, warm weather, summertime, hot day, summers, heat' },
  {
    id: 'winter',
    words:
      'winter, wintry, cold weather, snow, snowy, freezing, wintertime, chilly, ski, winters, cold, cosy, cozy, icy',
  },
  { id: 'spring', words: 'spring, springtime, easter, springlike' },
  {
    id: 'autumn',
    words:
      'autumn, fall, autumnal, monsoon, rainy, rain, october, halloween, thanksgiving, rainy season, fall season, transitional',
  },
];

/** Airs that colour the palette and the face but name no garment. */
export const MOOD_WORDS: readonly { id: Mood; words: string; palette?: readonly string[] }[] = [
  {
    id: 'moody',
    words: 'moody, brooding, mysterious, noir, sultry, dark mood, dramatic',
    palette: ['charcoal', 'black', 'aubergine'],
  },
  {
    id: 'playful',
    words: 'playful, fun, cheerful, happy, quirky, joyful, vibrant mood, funky, lively, flirty, cute',
    palette: ['coral', 'sunflower', 'sky blue'],
  },
  {
    id: 'serene',
    words: 'serene, calm, peaceful, soft mood, gentle, tranquil, soothing, airy',
    palette: ['ivory', 'sage', 'powder blue'],
  },
  {
    id: 'bold',
    words:
      'bold, daring, fierce, confident, striking, statement, powerful, strong, loud, eye catching, eye-catching, dramatic look',
    palette: ['cherry red', 'cobalt', 'black'],
  },
  { id: 'sensual', words: 'sexy, sensual, seductive, alluring, hot look', palette: ['black', 'wine', 'cherry red'] },
  {
    id: 'light',
    words:
      'something light, lightweight, light weight, breezy, breathable, fresh, cool and comfortable, comfy, comfortable, airy feel',
  },
  {
    id: 'tonal',
    words:
      'monochrome, monochromatic, monochrome look, monochromatic look, tonal, tonal look, all black, all white, all beige, head to toe, total look, all in one colour',
  },
  { id: 'warm', words: 'warm, snug, toasty, cosy, cozy' },
  {
    id: 'modest',
    words:
      'modest, modestly, modest fashion, modest wear, modest style, covered up, fully covered, full coverage, conservative, tznius, tzniut',
  },
];
