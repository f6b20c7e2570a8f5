/** What a remark is of: somebody's body and face, their hair, or how they stand and look. */
export type RemarkOf = 'person' | 'hair' | 'pose';

/**
 * Words for what no picture here shows of a person. Each takes the words right before it: 'dark red lips'. All of it is read and
 * told as not drawn.
 */
export const REMARKS: readonly { of: RemarkOf; words: string }[] = [
  {
    of: 'person',
    words:
      'makeup, make-up, make up, festive makeup, bridal makeup, nude makeup, glam makeup, lip, lips, lipstick, red lipstick, lip gloss, lip colour, lip tint, glossy lips, eyeliner, eye liner, winged liner, winged eyeliner, cat eye liner, cat eye makeup, kohl, kajal, kohl eyes, kohl rimmed eyes, kohled eyes, kajal eyes, smokey eyes, smoky eyes, smokey eye, smoky eye, eyeshadow, eye shadow, eye makeup, mascara, eyelashes, lashes, eyebrow, eyebrows, brow, brows, blush cheeks, rosy cheeks, flushed cheeks, cheekbones, highlighter, foundation, glitter on face, face glitter, blue eyes, green eyes, brown eyes, hazel eyes, dark eyes, grey eyes, black eyes, amber eyes, almond eyes, doe eyes, big eyes, manicure, pedicure, nails, red nails, painted nails, nail, nail polish, red nail polish, nail art, manicured nails',
  },
  {
    of: 'person',
    words:
      'henna, henna hands, henna on hands, henna on her hands, mehndi hands, mehendi hands, mehndi on hands, mehendi on hands, mehndi on her hands, mehendi on her hands, hennaed hands, bridal mehndi, bridal mehendi, mehndi design on hands, tattoo, tattoos, tattooed, inked, sleeve tattoo, tattoo sleeve, tattooed arms, body ink, forearm, forearms, freckled face, dimple, dimples, mole, beauty spot, beauty mark, scar, scars, vitiligo, birthmark, wrinkles, wrinkled, gap tooth, gap toothed, piercing, piercings, nose piercing, lip ring, eyebrow piercing, septum ring, pregnant, visibly pregnant, heavily pregnant, pregnancy, expecting, mom to be, mum to be, mother to be, maternity, baby bump, bump, pregnant belly, wheelchair, wheelchair user, in a wheelchair, in wheelchair, crutch, crutches, prosthetic, prosthetic leg, prosthetic arm, prosthesis, amputee, hearing aid, hearing aids, cochlear implant, leg brace, plaster cast, blind, tall, very tall, feet tall, ft tall, cm tall, taller, short height, petite height, broad shouldered, broad shoulders, wide shoulders, long legs, long legged, bare legs, bare legged, bare shoulders, bare midriff, bare chest, bare chested, bare arms, muscular, muscled, toned arms, abs, six pack, well built, strong arms, hourglass figure, hourglass, pear shaped, pear shape, busty, angular face, oval face, round face, square jaw, sharp jaw, strong jaw, jawline, high cheekbones, sharp features, albino, double chin, twins',
  },
  {
    of: 'hair',
    words:
      'moustache, mustache, moustaches, thin moustache, curled moustache, handlebar moustache, handlebar mustache, pencil moustache, waxed moustache, walrus moustache, mouche, sideburns, mutton chops, bangs, curtain bangs, blunt bangs, wispy bangs, side bangs, front fringe hair, hair fringe, side swept bangs, highlights, balayage, ombre hair, streaks, blonde streaks, coloured streaks, dyed tips, frosted tips, baby hairs, edges laid, flyaways, cowlick, widows peak, receding hairline, hair extensions, wig, hair flying, hair blowing, windswept hair, windblown hair, wet hair, wet look hair, side shave, shaved side, shaved sides, middle parting, centre parting',
  },
  {
    of: 'pose',
    words:
      'smiling, smile, smiles, big smile, grin, grinning, laughing, laugh, laughs, giggling, crying, frowning, pouting, pout, winking, wink, serious face, serious expression, serious look, expression, calm expression, stern, stern look, fierce look, fierce gaze, gaze, looking at camera, looking at the camera, looking away, looking down, looking up, looking back, looking over her shoulder, looking over his shoulder, looking over shoulder, eyes closed, closed eyes, sitting, sits, seated, sitting down, sitting cross legged, cross legged, crosslegged, kneeling, kneels, crouching, squatting, lying, lying down, reclining, lounging, leaning, dancing, twirling, twirl, twirls, spinning, mid twirl, mid turn, mid spin, jumping, jump, mid jump, mid air, leaping, kicking, running pose, skating, skateboarding, riding a bike, riding a horse, riding a bicycle, bowing, saluting, waving, waves hand, waving hand, pointing, praying, namaste, namaste pose, hands folded, folded hands, palms folded, folded palms, palms together, hands together, hands joined, arms crossed, crossed arms, arms folded, folded arms, arms akimbo, arms raised, arms up, arms outstretched, arms open, arms wide, hand on belly, hand on her belly, hand on bump, hand on her bump, hands on belly, hand on chin, chin on hand, hand in hair, hand in her hair, hands in hair, hand on hat, hand on her hat, hand on chest, hand raised, legs crossed, crossed legs, one leg up, one foot up, tiptoe, on tiptoe, tree pose, yoga pose, warrior pose, lotus pose, stretching, balancing, playing guitar, reading a book, drinking coffee, adjusting his cuff, adjusting her earring, adjusting cufflinks, blowing a kiss, hugging, holding hands, power pose, shy pose',
  },
];
