import { type NewRevision, PackRevisions, RevisionState } from '@toile/contract';
import { pathOf } from '#web/lib/garments-client.ts';
import { callOwn } from '#web/lib/own-call.ts';

/** Edits of a tech pack that was taken. Every call throws a refusal or the browser's error. */
export const revisionsClient = {
  list: async (designId: string) => PackRevisions.parse(await callOwn(pathOf(designId, 'pack/revisions'))),
  save: async (designId: string, revision: NewRevision) =>
    RevisionState.parse(await callOwn(pathOf(designId, 'pack/revisions'), { method: 'POST', body: revision })),
};
