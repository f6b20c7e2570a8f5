import { Link } from 'react-router';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import type { Layout } from '#web/features/gallery/layout-choice.ts';
import { type GalleryView, SHOWS, SORTS, withView } from '#web/lib/community/gallery-view.ts';
import { useAddress } from '#web/lib/use-address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { LayoutGrid } from '#web/ui/icons/layout-grid.tsx';
import { PanelsLeftBottom } from '#web/ui/icons/panels-left-bottom.tsx';

const LAYOUTS = [
  { value: 'grid', label: GALLERY_WORDS.toolbar.grid, icon: LayoutGrid },
  { value: 'masonry', label: GALLERY_WORDS.toolbar.masonry, icon: PanelsLeftBottom },
] as const;

const ORDERS = SORTS.map((value) => ({ value, label: GALLERY_WORDS.toolbar.orders[value] }));

interface Props {
  view: GalleryView;
  layout: Layout;
  onLayout: (layout: Layout) => void;
  /** Another button is the one action of the screen. */
  isQuiet?: boolean;
}

/** The name of the room, and what can be changed about the wall. */
export function Toolbar({ view, layout, onLayout, isQuiet = false }: Props) {
  const [search, setSearch] = useAddress();
  const pathOf = (next: Partial<GalleryView>) => {
    const query = withView(search, { ...view, ...next }).toString();
    return query ? `/gallery?${query}` : '/gallery';
  };
  return (
    <header className="gallery-head">
      <div className="gallery-title">
        <h1 className="h1">{GALLERY_WORDS.toolbar.communityGallery}</h1>
        <ButtonLink look={isQuiet ? 'quiet' : 'action'}>
          <Link to="/ai-outfit-generator">{GALLERY_WORDS.toolbar.createDesign}</Link>
        </ButtonLink>
      </div>
      <div className="gallery-tools">
        <nav className="shows" aria-label={GALLERY_WORDS.toolbar.whoseDesigns}>
          {SHOWS.map((value) => (
            <Link
              key={value}
              to={pathOf({ show: value })}
              className="show"
              aria-current={value === view.show ? 'page' : undefined}
            >
              {GALLERY_WORDS.toolbar.shows[value]}
            </Link>
          ))}
        </nav>
        {view.show === 'kept' ? null : (
          <ChoiceGroup
            legend={<span className="sr-only">{GALLERY_WORDS.toolbar.order}</span>}
            name="gallery-sort"
            options={ORDERS}
            value={view.sort}
            onChange={(sort) => setSearch(withView(search, { ...view, sort }))}
            layout="swap"
            optionClass="swap-option"
            face={(option) => option.label}
          />
        )}
        <ChoiceGroup
          legend={<span className="sr-only">{GALLERY_WORDS.toolbar.layout}</span>}
          name="gallery-layout"
          options={LAYOUTS}
          value={layout}
          onChange={onLayout}
          layout="swap"
          optionClass="swap-option"
          face={({ label, icon: Icon }) => (
            <>
              <Icon aria-hidden="true" /> <span className="layout-words">{label}</span>
            </>
          )}
        />
      </div>
    </header>
  );
}
