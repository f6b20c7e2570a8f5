-- How large the picture of a post is, and whether it is a sheet with a figure, never changes. It lies with the post, so that
-- a page of posts need not look up a file for each.
alter table posts
  add column width integer,
  add column height integer,
  add column has_figure boolean not null default false;
update posts set width = f.width, height = f.height, has_figure = f.figure_sha256 is not null
  from files f where f.id = posts.file_id;
alter table posts alter column width set not null, alter column height set not null;

create function hold_size_of_picture() returns trigger language plpgsql as $$
begin
  -- Who makes the file in the same statement says its size.
  if new.width is not null and new.height is not null then
    return new;
  end if;
  select f.width, f.height, f.figure_sha256 is not null into new.width, new.height, new.has_figure
    from files f where f.id = new.file_id;
  if not found then
    raise exception 'a post shows a picture that is there' using errcode = 'foreign_key_violation', table = 'posts';
  end if;
  return new;
end
$$;
create trigger posts_hold_size before insert on posts for each row execute function hold_size_of_picture();
