-- What a picture that was taken down looks like at a glance, as it stood and as it was shown: whoever brings it back smaller, coded anew,
-- cut or mirrored is known by it.
create table picture_looks (
  -- Address of the bytes, which may be gone by now.
  picture_key text not null,
  -- Whole, its figure alone, and as either is shown where a link is sent.
  kind text not null,
  look_key text not null,
  primary key (picture_key, kind)
);

-- Whether somebody had any form of what a post shows before whoever showed it: they may have made it, and no form of theirs goes with the copy.
create function had_before(owner text, post text) returns boolean language sql stable as $$
  select exists (
    select from taken_bytes t join files earlier on t.sha256 in (earlier.sha256, earlier.picture_mark, earlier.came_mark)
      where t.post_id = post and earlier.owner_id = owner and earlier.created_at < t.since
  )
$$;

create or replace function is_taken_down(file text) returns boolean language plpgsql stable as $$
begin
  return exists (select from taken_posts t where t.file_id = file)
    or exists (select from designs d join taken_designs t on t.design_id = d.id where d.file_id = file)
    or exists (select from design_forms d join taken_designs t on t.design_id = d.design_id where d.file_id = file)
    or exists (
      select from files f join taken_pictures t
        on t.sha256 in (f.sha256, f.picture_mark, f.came_mark) and t.owner_id = f.owner_id
        where f.id = file
    )
    or exists (
      select from files f join taken_bytes t on t.sha256 in (f.sha256, f.picture_mark, f.came_mark)
        where f.id = file and not had_before(f.owner_id, t.post_id)
    );
end
$$;
