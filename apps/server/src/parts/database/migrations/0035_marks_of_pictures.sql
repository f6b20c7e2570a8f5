-- What is shown of a picture is not what came: a brought one is coded anew, and a drawn one holds the name of its design. Both are known by what
-- they are drawn of, so that what was taken down does not come back by the bytes that everybody could download, nor drawn again to the pixel.

-- Of the picture that is kept, and of the one that came; null of what was kept before, and of what came to be drawn here.
alter table files add column mark_sha256 text, add column came_sha256 text;
create index files_mark_sha256 on files (mark_sha256) where mark_sha256 is not null;
create index files_came_sha256 on files (came_sha256) where came_sha256 is not null;

-- Taken bytes and pictures hold marks as well as addresses of bytes: neither is ever the other.
create or replace function is_taken_down(file text) returns boolean language plpgsql stable as $$
begin
  return exists (select from taken_posts t where t.file_id = file)
    or exists (select from designs d join taken_designs t on t.design_id = d.id where d.file_id = file)
    or exists (select from design_forms d join taken_designs t on t.design_id = d.design_id where d.file_id = file)
    or exists (
      select from files f join taken_pictures t
        on t.sha256 in (f.sha256, f.mark_sha256, f.came_sha256) and t.owner_id = f.owner_id
        where f.id = file
    )
    or exists (
      select from files f join taken_bytes t on t.sha256 in (f.sha256, f.mark_sha256, f.came_sha256)
        where f.id = file and not exists (
          select from files earlier
            where earlier.owner_id = f.owner_id and earlier.created_at < t.since
              and t.sha256 in (earlier.sha256, earlier.mark_sha256, earlier.came_sha256)
        )
    );
end
$$;
