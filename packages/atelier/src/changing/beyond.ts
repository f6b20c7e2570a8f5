import { PLACE_STAYS } from './places/place-stays.ts';

/** What is asked of the picture rather than of the outfit, and why it stays as it is. */
export const BEYOND: readonly (readonly [RegExp, string])[] = [
  [/\b(?:page|background|backdrop|paper)\b/, 'the ground of the page follows from the clothes.'],
  [
    /\b(?:front and back|both views|side by side|next to each other)\b/,
    'one view is drawn at a time; ask for the other by itself.',
  ],
  [
    /\b(?:show|crop|zoom|frame)\b.*\b(?:to the (?:waist|knees?|shoulders?|hips?)|only|in closer|closer)\b|\bzoom in\b|^(?:a bit |much |a little )?(?:closer|nearer)(?: up)?$|\b(?:face|facing|turn) (?:her|him|them)(?: (?:straight|right|directly))? (?:to|at|towards) (?:the )?camera\b/,
    'how much of somebody is seen, and from how near, follows from the page.',
  ],
  [
    /\b(?:pregnant|wheelchair|kilos?|kg|(?:feet|ft|cm|inches) tall|taller (?:model|woman|girl|man|person))\b|^(?:make |she |he )(?:her|him|should be|is)? ?(?:tall|taller|short in height)$/,
    'bodies are drawn in three builds, and in no other way.',
  ],
  [
    /\b(?:exact(?:ly)?|measurements?|same size|(?:his|her|my|your|our|husband'?s|wife'?s|mother'?s|sister'?s|brother'?s|friend'?s) size|fits? (?:me|him|her|us))\b/,
    'nobody is measured for a drawing; the garment itself is cut to measures on its own page.',
  ],
  [
    /\b(?:songs?|music|sings?|sounds?|plays?|dances?|spins?|moving|video)\b/,
    'a picture makes no sound and stands still.',
  ],
  [
    /\b(?:sit|sits|sitting|seated|lying|kneeling|squatting|jumping|running|leaning|reclining)\b/,
    'people are drawn standing, as the cut is seen best.',
  ],
  [
    /\b(?:lipstick|make-?up|kajal|kohl|mehe?ndi|henna|nail polish|nails?|eye ?shadow|tattoos?|smil(?:e|ing)|blush on)\b/,
    'make-up and looks of a face are not drawn.',
  ],
  [
    /\b(?:ribbons?|bows?)\b.*\b(?:(?:her|his|the) hair|plaits?|braids?|pigtails|ponytails?)\b|\bhair\b.*\b(?:ribbons?|bows?)\b/,
    'ribbons and bows in the hair are not drawn.',
  ],
  [
    /\b(?:scar(?:f|ves)|bandanas?|kerchiefs?|stoles?)\b.* (?:in|into|round|around|through) (?:her |his |the )?(?:hair|plaits?|braids?|ponytails?|bun)\b/,
    'a scarf is drawn round the neck or over the head, and not tied in the hair.',
  ],
  [
    /\b(?:street|road|garden|park|beach|sea|city|snow|mountains?|trees?|wall|house|temple|palace|sky|crowd|people)\b.* (?:behind|around|in front of) (?:her|him|them|it)\b/,
    PLACE_STAYS,
  ],
  [
    /\barms? (?:crossed|folded|up|raised|out|open|spread)\b|\b(?:hands?|arms?) (?:up|raised|in the air|over (?:her|his) head)\b|\b(?:twirl\w*|waving|looking (?:back|down|up)|over (?:her|his) shoulder)\b.*|\bcross(?:ing)? (?:her|his) (?:arms|legs)\b/,
    'people stand as they are drawn: from the front, the side or behind, walking, hands in the pockets, on the hip or behind the back.',
  ],
  [
    /\b(?:on|in|at) (?:a|the) (?:\w+ )?(?:court|beach|garden|street|room|office|park|forest|mountain)\b|\b(?:sunny|rainy) (?:day|weather)\b/,
    PLACE_STAYS,
  ],
  [
    /\b(?:tie|tied|knot|knotted|sling|slung|wrap|wrapped) (?:it|them|that|the \w+) (?:a?round|over|about|on) (?:her|his|the|their)\b/,
    'clothes are drawn as they are worn, and tied around nobody.',
  ],
  [
    /\b(?:stitched|attached|sewn|joined|tacked|hooked|stapled) (?:on )?(?:to|with|onto) (?:the |her |his )/,
    'pieces are drawn as they lie, and not how they are sewn to each other.',
  ],
  [
    /\b(?:price|rupees|thousand|budget|cheap(?:er)?|friday|monday|tomorrow|smells?)\b/,
    'that is nothing a drawing shows.',
  ],
];
