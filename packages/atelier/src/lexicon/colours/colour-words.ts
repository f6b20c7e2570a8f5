/**
 * Rare words that are colours and little else, so that one of them before a garment colours it. Every other name of the
 * long list ('Romance', 'Summit', 'Doctor') needs 'in', 'coloured' or 'the colour of' beside it. Several languages,
 * because shops write them all.
 */
export const COLOUR_WORDS: ReadonlySet<string> = new Set(
  `
  alabaster alizarin almond amaranth amaranthine amethyst aureolin avocado azalea azul beryl bistre bittersweet
  bluebell bole buckskin buff byzantine byzantium camellia cantaloupe cappuccino carmine carnation carnelian catawba
  celadon celeste cerise cinereous cinnabar cinnamon citrine citron clementine coquelicot cordovan cyclamen daffodil
  dahlia damson dandelion delft elderberry fallow fandango feldgrau feldspar flamingo flaxen forsythia frostbite
  fulvous galah gamboge geranium glaucous gooseberry grenadine grisaille guava hazelnut heliotrope honeysuckle
  hyacinth icterine incarnadine iris isabelline jacaranda jasper jonquil kingfisher kumquat larkspur lichen limeade
  limestone lobelia madder maize malachite mango mauveine mauvelous melon mikado ming moonstone mulberry myrtle nacre
  nasturtium nectarine nougat obsidian olivine onyx opal opaline papaya paprika parchment peridot periwinkle
  persimmon petrol phlox platinum poinsettia pomegranate ponceau primrose prune prussian puce pumice pumpkin
  quercitron razzmatazz redwood rhubarb ruddy rufous russet sandalwood sangria sarcoline sepia shamrock shrimp
  skobeloff smalt smaragdine snowdrop spruce sulphur tamarind tangelo toffee topaz tourmaline tumbleweed tuscan
  tyrian ultramarine umber verdigris viridian walnut watermelon watusi wenge xanadu xanthic xanthous yam zaffre zinc
  zinnia zinnwaldite zomp
  `
    .trim()
    .split(/\s+/),
);
