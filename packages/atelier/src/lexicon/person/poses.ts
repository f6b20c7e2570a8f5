import type { Pose } from '@toile/look';
import type { PersonWords } from '#atelier/lexicon/people.ts';

/** Hands in pockets, in all the ways it is said. */
const POCKETED = ['hands', 'hand', 'one hand', 'a hand', 'both hands', 'thumbs', 'fists']
  .flatMap((hands) =>
    ['in', 'tucked in', 'deep in', 'thrust in', 'shoved in', 'stuffed in', 'hooked in', 'inside', 'into'].flatMap(
      (way) =>
        ['', 'the ', 'her ', 'his ', 'their ', 'trouser ', 'coat ', 'jacket ', 'jeans ', 'pant '].map(
          (whose) => `${hands} ${way} ${whose}pockets`,
        ),
    ),
  )
  .join(', ');

/** How the person stands or is seen. */
export const POSE_WORDS: readonly PersonWords<Pose>[] = [
  {
    id: 'back',
    words:
      'back to camera, back to the camera, back to us, back to the viewer, facing away, turned her back, turned his back, back pose, shown from behind, shot from behind, showing her back, showing off her back, showing off the back, back view, rear view, from behind, seen from behind, view from behind, seen from the back, viewed from the back, back facing, back turned, turned away, back side view',
    is: 'back',
  },
  {
    id: 'three-quarter',
    words:
      'three quarter turn, three quarter angle, three quarter pose, 3/4 angle, 3/4 pose, 3/4 turn, half turn, half profile, turned slightly, slightly turned, body turned, turned three quarters, angled to the side, side profile, side on, turning to the side, turned sideways, standing sideways, side view, three quarter view, three-quarter view, 3/4 view, profile view, half turned, turned to the side',
    is: 'three-quarter',
  },
  {
    id: 'walk',
    words:
      'strolls, strides, mid stride, stepping forward, stepping out, taking a step, mid step, walk pose, walking toward us, walking towards us, walking toward, walking towards, walking forward, walking away, walking toward the camera, walking towards the camera, walking toward camera, walking towards camera, walking to camera, walks toward, walks towards, walking out, caught walking, out walking, sauntering, on the move, rushing, hurrying, walking, strolling, striding',
    is: 'walk',
  },
  {
    id: 'pockets',
    words: POCKETED,
    is: 'pockets',
  },
  {
    id: 'lapel',
    words:
      'hands on lapels, holding lapels, gripping his lapels, tugging his lapels, adjusting lapels, adjusting his lapels, adjusting his lapel, adjusting her lapel, straightening his lapels, adjusting his jacket, adjusting his collar, adjusting her collar, holding his jacket, buttoning his jacket, buttoning his blazer, hand on lapel, hand on the lapel, hand on his lapel, hand on her lapel, holding his lapel, holding her lapel, holding the lapel',
    is: 'lapel',
  },
  {
    id: 'contrapposto',
    words: 'weight on one leg, weight on one hip, hip cocked, hip popped, contrapposto',
    is: 'contrapposto',
  },
  {
    id: 'hand-on-hip',
    words:
      'hands on the hips, one hand on her hip, one hand on the hip, one hand on his hip, one hand on waist, one hand on her waist, one hand on his waist, one hand at her waist, one hand at his waist, hand on waist, hand on her waist, hand on his waist, hand at hip, hand at her hip, hand at waist, hand on hip, hand on her hip, hand on his hip, hand on the hip, a hand on the hip, a hand on her hip, a hand on his hip, left hand on hip, right hand on hip',
    is: 'hand-on-hip',
  },
  {
    id: 'akimbo',
    words: 'both hands on hips, both hands on her hips, both hands on his hips, arms akimbo, akimbo, superhero pose',
    is: 'akimbo',
  },
  {
    id: 'folded',
    words:
      'arms crossed, crossed arms, arms folded, folded arms, with her arms crossed, with his arms crossed, her arms crossed, his arms crossed, her arms folded, his arms folded, arms crossed over her chest, arms crossed over his chest, arms crossed over chest, arms folded across her chest, arms folded across his chest, arms folded across the chest, arms crossed in front, arms crossed on chest, crossing her arms, crossing his arms, folding her arms, folding his arms',
    is: 'folded',
  },
  {
    id: 'catwalk',
    words:
      'strutting, strut, struts, walking the runway, walking the ramp, walking on the ramp, ramp walk, on the ramp, catwalk pose, walking down the runway, walking on the runway, walking the catwalk, walking down the catwalk, runway walk, catwalk stride, runway stride',
    is: 'catwalk',
  },
  {
    id: 'clasped',
    words:
      'hands clasped, clasped hands, hands clasped in front, hands clasped together, hands clasped at her waist, hands clasped at the waist, hands held in front, fingers interlaced, fingers laced, hands crossed in front, hands crossed at the waist, hands in front, both hands in front, hands clasped in front of her, hands clasped in front of him',
    is: 'clasped',
  },
  {
    id: 'namaste',
    words:
      'namaste, namaste pose, namaste karti hui, namaste karta hua, namaste karte hue, namaste karti, namaste karta, namaste karte, namaste kar rahi hai, namaste kar raha hai, namaste mein, in namaste, doing namaste, hands folded in namaste, hands joined in namaste, palms joined in namaste, hands in namaste, folded hands, hands folded, palms folded, folded palms, palms together, palms joined, joined palms, hands joined, joined hands, hands pressed together, palms pressed together, hands in prayer, prayer hands, praying, hands folded in prayer, hands joined in prayer, hands together in prayer, anjali mudra',
    is: 'namaste',
  },
  {
    id: 'hands-behind',
    words:
      'hands behind back, hands behind her back, hands behind his back, hands behind the back, hands clasped behind, hands clasped behind her back, hands clasped behind his back, hands clasped behind back, arms behind back, arms behind her back, arms behind his back, hands at her back, hands behind her, hands behind him',
    is: 'hands-behind',
  },
  {
    id: 'hold-skirt',
    words:
      'holding skirt, holding the skirt, holding lehenga, holding her lehenga, holding the lehenga, holding gown, holding her gown, holding her dress, holding her anarkali, holding ghagra, holding her skirt, holding up her skirt, lifting her skirt, holding out her skirt, holding her skirts, lifting her skirts, holding up the skirt, lifting the skirt, holding the hem, holding her hem, holding up the hem, holding up her hem, lifting the hem, lifting her hem, gathering her skirt, gathering the skirt, holding the flare, holding her ghera, holding the ghera',
    is: 'hold-skirt',
  },
  {
    id: 'steady',
    words:
      'standing straight, stands straight, standing tall, stands tall, standing upright, standing at attention, at attention, feet together, standing still, standing stiffly, facing front, facing forward, facing the camera, facing camera, front facing, facing us, head on, standing square, square on',
    is: 'steady',
  },
  {
    id: 'relaxed',
    words:
      'arms at her sides, arms at his sides, arms at sides, arms by her side, arms by his side, arms by her sides, arms by his sides, arms by side, arms hanging, arms relaxed, arms down, hands at her sides, hands at his sides, hands by her side, hands by his side, hands by his sides, hands by her sides, relaxed stance, relaxed pose, casual stance, standing relaxed, standing casually, stands casually',
    is: 'relaxed',
  },
];
