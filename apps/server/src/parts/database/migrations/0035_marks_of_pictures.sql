-- What is shown of a picture is not what came: a brought one is coded anew, and a drawn one holds the name of its design. Both are known by what
-- they are drawn of, so that what was taken down does not come back by the bytes that everybody could download, nor drawn again to the pixel.

-- Of the picture that is kept, and of the one that came; null of what was kept before, and of what came to be drawn here.
alter table files add column picture_mark text, add column came_mark text;
create index files_picture_mark on files (picture_mark) where picture_mark is not null;
create index files_came_mark on files (came_mark) where came_mark is not null;

-- Taken bytes and pictures hold marks as well as addresses of bytes: neither is ever the other.
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
        where f.id = file and not exists (
          select from files earlier
            where earlier.owner_id = f.owner_id and earlier.created_at < t.since
              and t.sha256 in (earlier.sha256, earlier.picture_mark, earlier.came_mark)
        )
    );
end
$$;
