/**
 * The little words that hold a sentence together. `opens` starts a phrase about something new or a quality of the
 * last thing; `joins` links equals; `stops` ends a thought; `places` opens talk of the scene; `skips` means nothing here.
 */
export const CONNECTIVES: Readonly<
  Record<
    | 'opens'
    | 'article'
    | 'joins'
    | 'has'
    | 'in'
    | 'over'
    | 'under'
    | 'places'
    | 'at'
    | 'drops'
    | 'negates'
    | 'or'
    | 'skips',
    string
  >
> = {
  opens:
    'nothing but, nothing else but, nothing except, only with, with, w/, w, rigged out in, decked out in, kitted out in, rocking, featuring, features, feature, plus, adorned with, accessorised with, accessorized with, accented with, finished with, trimmed with, worn with, paired with, teamed with, styled with, combined with, matched with, along with, together with, accompanied by, complemented by, and a pair of, a pair of, pair of, embellished with, decorated with, topped with, wearing, wore, dressed in, clad in, sporting, carrying, showcasing, adding, alongside, completed by, detailed with, lined with, set off by, closes with, closing with, closed with, closed by, fastens with, fastening with, fastened with, fastened by, secured with, secured by, shuts with, shut with, done up with, does up with, doing up with, held shut by, held shut with, buttoned with, paired, ke saath, ke sath, completed with, teamed, coupled with, layered with',
  article: 'a, an, the, his, her, their, its, this, that, my, some',
  joins: 'and, &, n, as well as, aur',
  has: 'like a, like an, consists of, consisting of, consist of, comprises, comprising, has, have, having, is, are, comes, come, it has, it is, comes with, which has, with a, boasts, was',
  in: 'all in, both in, everything in, all of it in, all of them in, both of them in, entire look in, whole look in, head to toe in, in, made of, made from, of, made in, crafted from, crafted in, cut from, cut in, constructed from, tailored from, woven in, fashioned from',
  over: 'over, on top of, layered over, worn over, draped over, thrown over, atop, over a, slung over',
  under: 'under, underneath, beneath, layered under, worn under, below, inside',
  places:
    'against, beside, behind, near, next to, standing in, standing on, standing against, sitting in, sitting on, leaning against, leans, posing in, posing against, posing on, walking in, walking on, walking through, walking down, surrounded by, in front of, amid, amidst, through',
  at: 'at, on, down, down the, along, around, across, on the, at the, along the, around the, across the, near the, round the, all round the, all around the',
  drops: 'optional, optionally, if possible',
  negates:
    "nothing, no, not, without, w/o, hate, hates, dislike, dislikes, i hate, can't stand, cannot stand, allergic to, no more, non, minus, sans, never, avoid, except, excluding, free of, free from, lacking, do not, don't, dont, isn't, instead of, rather than, but not, skip the, anything but, neither, no need of, no need for, no need to wear, no need to add, no need to have, not required, not needed, not necessary, skip, lose the, scrap the, drop the, leave out, leave off, leave out the, omit, omit the, minus the, ditch the, forget the, do without, does without, without any, not any, no any, do not want, don't want, dont want, do not need, don't need, dont need, does not want, do not add, don't add, dont add, do not put, don't put, dont put, do not include, don't include",
  or: 'or, nor, /',
  skips:
    'worn in, show off, shows off, showing off, ka, ki, ke, ke liye, rang ki, rang ka, rang ke, rang, wala, wali, wale, ek, worn as, worn as a top, worn like, as a top, what, which, how, why, best, day, days, time, friend, friends, worn tucked, hide, else, used, showing, same, up to, that is, which is, that are, which are, who is, including, by, to, from, for, as, up, it, there, where, who, whom, can, could, would, should, will, be, been, being, very, really, more, most, also, just, so, such, too, only, all, both, each, every, any, into, onto, out, off, about, than, then, but, while, when, if, i, me, we, us, you, your, our, they, them, these, those, one, two, three, four, five, six, side, sides, left, right, back side, want, need, give, make, create, design, generate, draw, show, please, add, get, let, use, look like, something, anything, everything, something that, do, does, did, s, t, re, ve, ll, m, d, x, fully, softly, beautifully, elegantly, perfectly, nicely, quite, rather, fairly, other, another, single, double, pair, set, sets, throughout, against it, hand, hands, resting, casually, stylishly, effortlessly, learning, allow, allows, ensure, ensures, designed, crafted, offers, offering, giving, gives, creates, creating, adds, provides, capturing, should be, must, might, may, hint, hints, bit, lot, made, has been, dress up, dresses up, dressing up, dress code, dressed up',
};

/** What stands after a number that measures, and counts nothing. */
export const MEASURED_IN = /^(?:cms?|mm|mtrs?|met(?:re|er)s?|inch(?:es)?|yards?|oz|gsm)$/;

/** Words for a number of things, as far as clothes need them. */
export const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  single: 1,
  double: 2,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  '10': 10,
  '11': 11,
  '12': 12,
};
