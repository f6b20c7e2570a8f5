import { statement } from '#server/parts/database/statement.ts';
import { type Context, requireJob } from '#server/product/context.ts';
import { forgetPictures } from '#server/product/files/picture-memory.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { refuseUnknown } from '#server/product/gallery/get-post.ts';

/**
 * $1 post. One statement: a picture that is still taken down is shown to nobody, and whether it is, is asked once all of it is done. The
 * design is held first, as by whoever takes down, trashes or deletes; what lies in the trash is not put back.
 */
const PUT_BACK = statement<{ id: string }>(
  'put-back',
  `with design as (
     select d.id from designs d join taken_posts t on t.design_id = d.id where t.id = $1 and d.deleted_at is null for update of d
   ),
   likes as (select account_id, created_at from taken_likes where post_id = $1),
   reports as (select account_id, reason, note, created_at, answered_at from post_reports where taken_id = $1),
   back as (
     delete from taken_posts t where t.id = $1 and (t.design_id is null or exists (select from design)) returning t.*
   ),
   -- Another post may have been what it was taken down with; what is put back is free of that too.
   freed_pictures as (
     delete from taken_pictures p using back
       where p.post_id = back.id or exists (
         select from files f where f.id = back.file_id and p.sha256 in (f.sha256, f.picture_mark, f.came_mark)
       )
   ),
   freed_bytes as (
     delete from taken_bytes b using back
       where b.post_id = back.id or exists (
         select from files f where f.id = back.file_id and b.sha256 in (f.sha256, f.picture_mark, f.came_mark)
       )
   ),
   freed_designs as (delete from taken_designs d using back where d.post_id = back.id or d.design_id = back.design_id),
   hung as (
     insert into posts (id, sequence, account_id, design_id, file_id, prompt, title, description, likes, created_at, updated_at)
       overriding system value
       select id, sequence, account_id, design_id, file_id, prompt, title, description, (select count(*) from likes), created_at, updated_at
       from back returning id
   ),
   liked as (insert into post_likes (post_id, account_id, created_at) select h.id, l.account_id, l.created_at from hung h, likes l),
   told as (
     insert into post_reports (post_id, account_id, reason, note, created_at, answered_at)
       select h.id, r.account_id, r.reason, r.note, r.created_at, r.answered_at from hung h, reports r
       on conflict do nothing
   ),
   shared as (update designs d set shared_at = back.shared_at from back where d.id = back.design_id),
   shown as (
     update files set permissions = array_prepend('read("any")', array_remove(permissions, 'read("any")')), updated_at = now()
       from back where files.id = back.file_id
   )
   select id from hung`,
);

/** $1 post that its author had deleted: nothing hangs again, and its author may post the picture. */
const FREE_WITHDRAWN = statement<{ id: string }>(
  'free-withdrawn',
  `with freed as (
     update withdrawn_posts set taken_at = null, reason = null, said = '' where id = $1 and taken_at is not null returning id
   ),
   pictures as (delete from taken_pictures p using freed where p.post_id = freed.id),
   bytes as (delete from taken_bytes b using freed where b.post_id = freed.id),
   designs as (delete from taken_designs d using freed where d.post_id = freed.id)
   select id from freed`,
);

/**
 * Puts a post back that was taken down, under its id, with its likes, and shared by its address if it was. Other forms of its design stay its
 * author's alone, who may show them again. Of one that its author had deleted the picture alone is free again.
 * @throws {ProductError} `document-not-found` where none of this id is down, or its design lies in the trash
 */
export async function putBackPost({ ctx, input }: { ctx: Context; input: { postId: string } }): Promise<void> {
  requireJob(ctx);
  const [hung] = await ctx.database.ask(PUT_BACK, [input.postId], ctx.tx);
  const [back] = hung ? [hung] : await ctx.database.ask(FREE_WITHDRAWN, [input.postId], ctx.tx);
  touchGallery(ctx.database);
  forgetPictures(ctx.database);
  if (!back) refuseUnknown(input.postId);
}
