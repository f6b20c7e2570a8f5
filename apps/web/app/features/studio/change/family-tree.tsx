import type { FamilyMember } from '@toile/contract';
import { Link } from 'react-router';
import { CHANGE } from '#web/content/change.ts';
import { previewUrl } from '#web/lib/file-url.ts';

interface Props {
  members: readonly FamilyMember[];
  /** The one that is looked at. */
  designId: string;
  /** Where another of them is looked at. */
  pageOf: (designId: string) => string;
}

interface BranchProps extends Props {
  of: readonly FamilyMember[];
}

/** A design without a parent that is known begins a tree. */
const rootsOf = (members: readonly FamilyMember[]): FamilyMember[] =>
  members.filter(({ parent_id: parent }) => !members.some(({ design_id: id }) => id === parent));

interface MemberProps {
  member: FamilyMember;
  number: number;
  isHere: boolean;
  page: string;
}

function Member({ member, number, isHere, page }: MemberProps) {
  const { file_id: fileId, change } = member;
  const words = change === '' ? CHANGE.byHand : (change ?? CHANGE.first);
  const inside = (
    <>
      {fileId ? <img src={previewUrl(fileId, 320, 'webp')} alt="" width={48} height={64} loading="lazy" /> : null}
      <span>
        <span className="num faint">{number}</span> {words}
      </span>
    </>
  );
  if (isHere)
    return (
      <span className="family-member" aria-current="true">
        {inside}
      </span>
    );
  return (
    <Link className="family-member" to={page} preventScrollReset>
      {inside}
    </Link>
  );
}

/** Designs that came of the same one, each with those that came of it. */
function Branch({ members, designId, pageOf, of }: BranchProps) {
  return (
    <ul>
      {of.map((member) => {
        const children = members.filter(({ parent_id: parent }) => parent === member.design_id);
        return (
          <li key={member.design_id}>
            <Member
              member={member}
              number={members.indexOf(member) + 1}
              isHere={member.design_id === designId}
              page={pageOf(member.design_id)}
            />
            {children.length > 0 ? (
              <Branch members={members} designId={designId} pageOf={pageOf} of={children} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Where a design came from and what came of it, as a tree one can walk; nothing where it stands alone. */
export function FamilyTree({ members, designId, pageOf }: Props) {
  if (members.length < 2) return null;
  return (
    <nav className="family" aria-label={CHANGE.family}>
      <h4 className="label">{CHANGE.family}</h4>
      <Branch members={members} designId={designId} pageOf={pageOf} of={rootsOf(members)} />
    </nav>
  );
}
