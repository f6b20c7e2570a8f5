import { type DesignSummary, FIGURE, type FolderPage, PICTURE } from '@toile/contract';
import { type DragEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { moved } from '#web/features/folders/moved.ts';
import { useFolderChange } from '#web/features/folders/use-folders.ts';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';
import { foldersClient } from '#web/lib/folders-client.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { ArrowRight } from '#web/ui/icons/arrow-right.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.tsx';
import { ImageUp } from '#web/ui/icons/image-up.tsx';
import { LayoutGrid } from '#web/ui/icons/layout-grid.tsx';
import { Scissors } from '#web/ui/icons/scissors.tsx';
import { X } from '#web/ui/icons/x.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

const WORDS = FOLDER_WORDS.folder;
const SIZES = '(min-width: 1100px) 22vw, (min-width: 640px) 30vw, 46vw';
const nameOf = ({ title, request }: DesignSummary) => title ?? request.style_idea;

interface CardProps {
  design: DesignSummary;
  isCover: boolean;
  isChosen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onChoose: () => void;
  onMove: (by: number) => void;
  onCover: () => void;
  onTake: () => void;
  onDrag: (event: 'start' | 'drop') => void;
}

function FolderDesign(props: CardProps) {
  const { design, isCover, isChosen, isFirst, isLast, onChoose, onMove, onCover, onTake, onDrag } = props;
  const navigate = useNavigate();
  const name = nameOf(design);
  const view = design.has_figure ? 'figure' : undefined;
  const fileId = design.file_id ?? '';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDrag('drop');
  };
  return (
    <li
      className="folder-design"
      draggable
      onDragStart={() => onDrag('start')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Link
        to={`/ai-outfit-generator?design=${encodeURIComponent(design.design_id)}`}
        className="folder-sheet"
        aria-label={WORDS.open(name)}
        draggable={false}
      >
        <img
          src={previewUrl(fileId, 768, 'webp', view)}
          srcSet={previewSrcSet(fileId, 'webp', view)}
          sizes={SIZES}
          alt=""
          {...(view ? FIGURE : PICTURE)}
          data-whole={view === undefined || undefined}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </Link>
      <label className="folder-choose">
        <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={WORDS.choose(name)} />
      </label>
      <h3>{name}</h3>
      {isCover ? <p className="small folder-is-cover">{WORDS.isCover}</p> : null}
      <div className="folder-move">
        <IconButton label={WORDS.earlier(name)} aria-disabled={isFirst || undefined} onClick={() => onMove(-1)}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <span className="small muted" aria-hidden="true">
          {WORDS.move}
        </span>
        <IconButton label={WORDS.later(name)} aria-disabled={isLast || undefined} onClick={() => onMove(1)}>
          <ArrowRight aria-hidden="true" />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={WORDS.more(name)}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem
            icon={<Scissors aria-hidden="true" />}
            onSelect={() => void navigate(`/designs/${design.design_id}`)}
          >
            {WORDS.garment}
          </MenuItem>
          <MenuItem
            icon={<LayoutGrid aria-hidden="true" />}
            onSelect={() => void navigate(`/designs/${design.design_id}/colourways`)}
          >
            {WORDS.colourways}
          </MenuItem>
          <MenuItem icon={<ImageUp aria-hidden="true" />} onSelect={onCover}>
            {WORDS.cover}
          </MenuItem>
          <MenuItem icon={<X aria-hidden="true" />} tone="loss" onSelect={onTake}>
            {WORDS.take}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

interface Props {
  folder: FolderPage;
  chosen: readonly string[];
  onChoose: (designId: string) => void;
}

/** The designs of a folder: moved by their buttons or by hand, chosen to be compared. */
export function FolderDesigns({ folder, chosen, onChoose }: Props) {
  const { folder_id: id, cover } = folder;
  const change = useFolderChange();
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  // Where a move is on its way, its order is shown already.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const ids = order ?? folder.designs.map(({ design_id }) => design_id);
  const designs = ids.flatMap((each) => folder.designs.find(({ design_id }) => design_id === each) ?? []);
  const move = (designId: string, by: number) => {
    const next = moved(ids, designId, by);
    const design = designs.find(({ design_id }) => design_id === designId);
    if (next === ids || !design) return;
    setOrder(next);
    setSaid(WORDS.moved(nameOf(design), next.indexOf(designId) + 1, next.length));
    change.mutate(() => foldersClient.order(id, next), { onSettled: () => setOrder(null) });
  };
  const drag = (designId: string, event: 'start' | 'drop') => {
    if (event === 'start') setDragged(designId);
    else if (dragged) move(dragged, ids.indexOf(designId) - ids.indexOf(dragged));
  };
  const take = (designId: string) =>
    change.mutate(async () => {
      await foldersClient.take(id, designId);
      return foldersClient.read(id);
    });
  return (
    <>
      <ul className="folder-grid" aria-label={WORDS.order}>
        {designs.map((design, nth) => (
          <FolderDesign
            key={design.design_id}
            design={design}
            isCover={cover?.design_id === design.design_id}
            isChosen={chosen.includes(design.design_id)}
            isFirst={nth === 0}
            isLast={nth === designs.length - 1}
            onChoose={() => onChoose(design.design_id)}
            onMove={(by) => move(design.design_id, by)}
            onCover={() => change.mutate(() => foldersClient.change(id, { cover: design.design_id }))}
            onTake={() => take(design.design_id)}
            onDrag={(event) => drag(design.design_id, event)}
          />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
