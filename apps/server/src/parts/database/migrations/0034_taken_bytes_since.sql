-- Who brought a picture before the one that was taken down may have made it: a copier's words take nothing from them.
alter table taken_bytes add column since timestamptz(3) not null default now();
update taken_bytes b set since = f.created_at from taken_posts t join files f on f.id = t.file_id where t.id = b.post_id;

create or replace function is_taken_down(file text) returns boolean language plpgsql stable as $$
begin
  return exists (select from taken_posts t where t.file_id = file)
    or exists (select from designs d join taken_designs t on t.design_id = d.id where d.file_id = file)
    or exists (select from design_forms d join taken_designs t on t.design_id = d.design_id where d.file_id = file)
    or exists (
      select from files f join taken_pictures t on t.sha256 = f.sha256 and t.owner_id = f.owner_id where f.id = file
    )
    or exists (
      select from files f join taken_bytes t on t.sha256 = f.sha256
        where f.id = file and not exists (
          select from files earlier
            where earlier.owner_id = f.owner_id and earlier.sha256 = f.sha256 and earlier.created_at < t.since
        )
    );
end
$$;
