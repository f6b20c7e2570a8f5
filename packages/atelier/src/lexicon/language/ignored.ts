import { TRADES } from '#atelier/lexicon/trades.ts';

/** Words of the camera, the light, the page and the brand: understood, and left out of the picture. */
export const IGNORED: readonly { id: string; words: string }[] = [
  {
    id: 'camera',
    words:
      'full length portrait, lens flare, grainy, medium format, telephoto, full-length portrait, full length photo, full body portrait, hyper, anime, film, film still, still, movie still, 4k, 8k, hd, uhd, high definition, high resolution, high res, hires, photo, photograph, photography, product photography, professional product photography, photorealistic, realistic, ultra realistic, hyperrealistic, hyper realistic, sharp focus, depth of field, bokeh, film grain, close up, closeup, full body, full body shot, full length shot, full-length shot, front view, wide shot, portrait, portraits, headshot, lens, 35mm, 50mm, 85mm, dslr, shot, camera, candid, cinematic, cinematic effect, aspect ratio, 4:5, 16:9, 9:16, portrait orientation, ultra detailed, highly detailed, intricate details, masterpiece, best quality, high quality, raw photo, render, 3d render, octane render, unreal engine, image, picture, pic, selfie, photoshoot, photo shoot, shoot, shutter, iso, macro, aperture, symmetrical composition, composition, focus, trending on artstation, artstation, hdr, ray tracing, mockup, angle, blurry, blur',
  },
  {
    id: 'light',
    words:
      'lighting, studio lighting, soft lighting, soft studio lighting, cinematic lighting, golden hour, natural light, backlit, rim light, spotlight, spotlight lighting, soft golden lighting, sunlit, sunlight, daylight, moonlight, neon lights, neon lighting, dramatic lighting, softbox, shadows, shadow, sun, lit, glow, glowing, ambient light, ring light, flash, studio light, light rays, volumetric lighting, cinematic light, dramatic light, warm light, soft light, golden light, window light, evening light, morning light, low light, harsh light, soft daylight',
  },
  {
    id: 'direction',
    words:
      'editorial, fashion editorial, vogue editorial, vogue editorial style, magazine, magazine cover, lookbook, catalogue, catalog, e-commerce, ecommerce, campaign, advertising, standing pose, elegant pose, pose, posing, standing, model, models, mannequin, ghost mannequin, flat lay, flatlay, fashion model, supermodel, fashion photography, fashion shoot, fashion illustration, sketch, illustration, drawing, style of, in the style of, concept art, art direction, moodboard, pinterest, instagram, tiktok',
  },
  {
    id: 'place',
    words:
      'mumbai, delhi, new delhi, bangalore, bengaluru, kolkata, chennai, hyderabad, jaipur, udaipur, goa, shimla, manali, kashmir, kerala, lucknow, pune, london, paris, milan, new york, nyc, tokyo, seoul, berlin, rome, lagos, accra, dubai, istanbul, santorini, greece, bali, ibiza, miami, los angeles, california, monday, tuesday, wednesday, thursday, friday, saturday, sunday, tonight, today, tomorrow, next week, bank, job, boss, mall, date',
  },
  {
    id: 'trade',
    words: TRADES.join(', '),
  },
  {
    id: 'person',
    words:
      'i am short, am short, cosplay, cosplayer, character, pirate, gift, present, birthday gift, retirement, foot, approve, law, law firm, firm, art teacher, tummy, loves, love, likes, user, siren, girlie, muse, influencer, blogger, student, teacher, doctor, nurse, lawyer, engineer, artist, dancer, singer, chef',
  },
  {
    id: 'size',
    words: 'chunky, big, huge, large, large sized, small, stacked, metal, subtle, giant, massive, dainty, thick',
  },
  {
    id: 'brand',
    words:
      'levi, levis, 501, lee, wrangler, anouk, here & now, here&now, here and now, vero moda, kalini, sassafras, tokyo talkies, dressberry, wrogn, hrx, moda rapido, indo era, vishudh, anubhutee, gerua, rangmanch, global desi, forever 21, marks & spencer, asos, shein, boohoo, topshop, polo assn, us polo, gucci, prada, chanel, dior, versace, balenciaga, louis vuitton, zara, nike, adidas, puma, calvin klein, ralph lauren, burberry, armani, sabyasachi, manish malhotra, ritu kumar, anita dongre, tarun tahiliani, masaba, fabindia, biba, libas, aurelia, h&m, uniqlo, mango brand, tommy hilfiger, hermes, fendi, valentino, givenchy, alexander mcqueen, mcqueen, vivienne westwood, off white brand, supreme, vogue, elle, myntra, amazon, flipkart, ajio, yves saint laurent, ysl, saint laurent, bottega veneta, loewe, miu miu, jacquemus, abu jani, rohit bal, raw mango, roadster, mast harbour, w for woman, twenty dresses, 20 dresses, 20dresses, nykaa, nykaa fashion, tata cliq, meesho, suit supply, suitsupply, the souled store, souled store, dress berry, the pant project, pant project, house of shirts, shirt theory, the shirt company, jaipur kurti, the kurta company, kurta company, saree mall, the label life, tee lab, the tee company, boot barn, tie rack, tie bar, the tie bar, sock shop, blouse house, abercrombie, superdry, jack & jones, van heusen, allen solly, peter england, louis philippe, raymond, max fashion, westside, pantaloons',
  },
  {
    id: 'celebrity',
    words:
      'deepika padukone, alia bhatt, priyanka chopra, kareena kapoor, katrina kaif, anushka sharma, sonam kapoor, shah rukh khan, ranveer singh, ranbir kapoor, aishwarya rai, taylor swift, beyonce, rihanna, zendaya, harry styles, timothee chalamet, kim kardashian, kendall jenner, gigi hadid, bella hadid, audrey hepburn, marilyn monroe, princess diana, kate middleton, billie eilish, lady gaga, blake lively, brad pitt, ryan gosling, david beckham, rekha, sridevi, madhubala',
  },
  {
    id: 'shop',
    words:
      'pure, self, hand block, adjustable, pls, plz, send, pic, pics, twinning, matte, slub, coarse, raised, hanging, diagonal, symmetrical, repeat, texture, textured, stretchable, stretchy, open, perfect for, ideal for, suitable for, must have, must-have, new arrival, best seller, bestseller, trendy, fashionable, beautiful, gorgeous, stunning, amazing, pretty, lovely, attractive, exquisite, premium, designer, latest, new, collection, handcrafted, hand crafted, handmade, high quality fabric, comfortable wear, regular styling, clean look, soft, cool, young, nice, good, great, perfect, ideal, wonderful, adorn, showcase, wardrobe, staple, piece, look, looks, outfit, outfits, ensemble, attire, apparel, clothing, clothes, garment, garments, costume, style, styles, styling, styled, fashion, wear, dressed, weave, stitched, unstitched, semi stitched, opaque, unlined, size, pack of, set of, intricate, modern, contemporary, unique, special, traditional look, occasion, occasions, event, events, gathering, gatherings, feel, vibe, vibes, aesthetic, industrial, inspired, theme, themed, hue, hues, shade, tone, tones, colour, colours, coloured, toned, palette, heavy, guest, on top, layered, layers, layering, complete, complete outfit, length, lengths, covered, included, include, thrifted, second hand, pre loved, half, ish, first, first day, stuff, thing, things, turns, turning, morning, vibe check, outfit idea, outfit ideas, ideas, idea, must be, at the top, top half, front, movement, silhouette, upper, flow, outsole, upper body, lower body, classic front, compartment, main compartment, footbed, cushioned footbed, synthetic upper, type, kind, work, works, base, readymade, ready made, one size, capacity, large capacity, large size, asap, normal, regular wear, feeding, squat proof, proof, pre stitched, meter, metre, meters, metres, quality, brand new, combo, free size, freesize, code, sku, art no, ref, no nonsense',
  },
];

/** Nouns of the scene: they take the adjectives before them, and leave the picture with them. */
export const SCENE_WORDS =
  'leaves, fallen leaves, marble, puddle, puddles, background, backdrop, wall, door, door frame, carpet, courtyard, street, room, chair, sofa, couch, vase, floor tiles, sky, sea, ocean, mountain, mountains, forest, garden, city, temple, palace, diyas, candle, candles, car, bicycle, bike, tree, trees, grass, field, house, building, stage, table, window, stairs, staircase, bench, bridge, lake, river, sunset, sunrise, cafe, restaurant, rooftop, balcony, studio, desert, dunes, road, park, market, village, dog, cat, banner, skyline, curtain, curtains, pillar, archway, fountain, crowd, laptop, phone, book, books, cup, guitar, camera bag, video game, game, tennis court, court, field of flowers, bouquet, train station, lamp, mirror selfie, wind, cloud, clouds, fire, smoke, water, island, snowfall, desk, bed, kitchen, corridor, hallway, ballroom, throne, pier, jetty, harbour, harbor, dock, docks, quay, marina, alley, alleyway, laneway, graveyard, cemetery, cathedral, chapel, mosque, monastery, mandap, wedding mandap, bazaar, bazar, souk, market stall, flower market, library, bedroom, living room, bathroom, drawing room, dining room, classroom, playground, stadium, arena, subway, metro station, railway station, bus stop, hotel lobby, lobby, hotel room, terrace, verandah, veranda, porch, patio, backyard, lawn, meadow, vineyard, orchard, farm, barn, stables, waterfall, cliff, cliffs, hill, hills, hilltop, hillside, valley, canyon, jungle, woodland, in the woods, rainforest, glacier, volcano, ghat, ghats, haveli, fort, castle, ruins, museum, gallery, art gallery, theatre, theater, cinema, bookstore, bookshop, supermarket, grocery store, diner, pub, bakery, greenhouse, conservatory, lighthouse, boat, ship, sailboat, motorbike, motorcycle, scooter, vintage car, taxi, fireplace, fairy lights, lantern, lanterns, confetti, dusk, at dusk, dawn, at dawn, twilight, at night, night sky, starry sky, fog, mist, in the rain, in rain, pouring rain, rain falling, rainy street, rainy day, in the snow, in snow, falling snow, snow falling, on the sand, on the beach, on a beach, by the sea shore, seashore, shoreline, lakeside, riverbank, riverside, waterfront, boardwalk, promenade, sidewalk, pavement, crosswalk, zebra crossing, parking lot, garage, warehouse, factory, rooftop bar, street market, food stall, town square, plaza, piazza, cobblestones, cobbled street, narrow street, old town, downtown, city lights, cityscape, temple steps, steps, doorway, entrance, gate, brick wall, white wall, grey wall, plain wall, studio backdrop, plain background, white background, grey background, black background, plain backdrop, grey studio, white studio, plain grey studio, ice rink, skate park, skatepark, ski slope, slopes, football pitch, pitch, swimming pool, poolside lounger, hammock, swing, carousel, ferris wheel, funfair, fairground, circus tent, campsite, campfire, bonfire, picnic blanket, hospital, laboratory, courtroom, airport lounge, airport terminal, bus, aeroplane, airplane, spaceship, full moon, stars in the sky, storm, thunderstorm, sandstorm, wheat field, tea garden, tea plantation, rice field, paddy field, mustard field, lavender field, sunflower field, festival field, botanical garden, rose garden, zen garden, bamboo grove, cherry tree, under a tree, banyan tree, palm trees, palm tree, riverboat, gondola, aisle, altar, church interior, wedding stage, dance floor, ballroom floor, stairwell, elevator, escalator';
