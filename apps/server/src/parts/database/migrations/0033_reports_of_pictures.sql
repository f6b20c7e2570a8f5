-- Reports and take-downs are of a picture: whoever deletes the post and posts the picture again has won nothing by it.

-- Posts that were reported and that their author deleted. They wait for a decision as those that hang do, and their reports hang on the next
-- post of the same picture.
create table withdrawn_posts (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  design_id text references designs (id) on delete set null,
  file_id text references files (id) on delete set null,
  -- Of its picture, which may be gone by now.
  sha256 text not null,
  prompt text not null,
  title text not null,
  created_at timestamptz(3) not null,
  withdrawn_at timestamptz(3) not null default now(),
  -- Since when its picture is down; null where nobody took it down.
  taken_at timestamptz(3),
  reason text,
  said text not null default '' check (length(said) <= 500)
);
create index withdrawn_posts_account_id on withdrawn_posts (account_id);
create index withdrawn_posts_design_id on withdrawn_posts (design_id) where design_id is not null;
create index withdrawn_posts_file_id on withdrawn_posts (file_id) where file_id is not null;

create table withdrawn_reports (
  withdrawn_id text not null references withdrawn_posts (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  reason text not null,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz(3) not null,
  answered_at timestamptz(3),
  primary key (withdrawn_id, account_id)
);
create index withdrawn_reports_account_id on withdrawn_reports (account_id);
create index withdrawn_reports_open on withdrawn_reports (created_at) where answered_at is null;

-- The row is held by then: a report of the same moment has come, or finds no post.
create function keep_reports_of_withdrawn() returns trigger language plpgsql as $$
begin
  if old.account_id is null or not exists (select from post_reports where post_id = old.id) then
    return old;
  end if;
  insert into withdrawn_posts (id, account_id, design_id, file_id, sha256, prompt, title, created_at)
    select old.id, old.account_id, old.design_id, f.id, f.sha256, old.prompt, old.title, old.created_at from files f where f.id = old.file_id
    on conflict (id) do update set design_id = excluded.design_id, file_id = excluded.file_id, sha256 = excluded.sha256,
      prompt = excluded.prompt, title = excluded.title, created_at = excluded.created_at, withdrawn_at = now();
  insert into withdrawn_reports (withdrawn_id, account_id, reason, note, created_at, answered_at)
    select old.id, account_id, reason, note, created_at, answered_at from post_reports where post_id = old.id
    on conflict (withdrawn_id, account_id) do nothing;
  return old;
end
$$;
create trigger posts_keep_reports before delete on posts for each row execute function keep_reports_of_withdrawn();

-- A design and those it was changed from.
create function line_of_design(design text) returns setof text language sql stable as $$
  with recursive line as (
    select d.id, d.parent_id from designs d where d.id = design
    union
    select d.id, d.parent_id from line join designs d on d.id = line.parent_id
  )
  select id from line
$$;

create function hang_reports_of_same() returns trigger language plpgsql as $$
declare same text[];
begin
  if new.account_id is null or not exists (select from withdrawn_posts where account_id = new.account_id) then
    return null;
  end if;
  select array_agg(w.id) into same from withdrawn_posts w
    where w.account_id = new.account_id and (
      w.file_id = new.file_id or w.sha256 = (select sha256 from files where id = new.file_id)
        or w.design_id in (select line_of_design(new.design_id))
    );
  insert into post_reports (account_id, post_id, reason, note, created_at, answered_at)
    select distinct on (account_id) account_id, new.id, reason, note, created_at, answered_at
    from withdrawn_reports where withdrawn_id = any(same) order by account_id, answered_at nulls first, created_at
    on conflict do nothing;
  delete from withdrawn_reports where withdrawn_id = any(same);
  return null;
end
$$;
create trigger posts_hang_reports after insert on posts for each row execute function hang_reports_of_same();

-- Designs that are shown to nobody: what was taken down, and what was changed from it. Without a reference: they outlive the design whose
-- changes they are.
create table taken_designs (
  design_id text not null,
  post_id text not null,
  primary key (design_id, post_id)
);
create index taken_designs_post_id on taken_designs (post_id);

-- Bytes that nobody at all may show, whosever they are. What is another's work has its rightful owner and stands in taken_pictures alone.
create table taken_bytes (
  sha256 text not null,
  post_id text not null,
  primary key (sha256, post_id)
);
create index taken_bytes_post_id on taken_bytes (post_id);

insert into taken_bytes (sha256, post_id)
  select distinct p.sha256, p.post_id from taken_pictures p join taken_posts t on t.id = p.post_id where t.reason <> 'copied';
with recursive taken as (
  select design_id, id as post_id from taken_posts where design_id is not null
  union
  select d.id, taken.post_id from taken join designs d on d.parent_id = taken.design_id
)
insert into taken_designs (design_id, post_id) select design_id, post_id from taken;

-- After the row is written: whoever takes the parent down holds it, so this one has waited and sees what was decided.
create function inherit_taken_down() returns trigger language plpgsql as $$
begin
  insert into taken_designs (design_id, post_id) select new.id, t.post_id from taken_designs t where t.design_id = new.parent_id
    on conflict do nothing;
  return null;
end
$$;
create trigger designs_inherit_taken_down after insert on designs for each row when (new.parent_id is not null)
  execute function inherit_taken_down();

create or replace function is_taken_down(file text) returns boolean language plpgsql stable as $$
begin
  return exists (select from taken_posts t where t.file_id = file)
    or exists (select from designs d join taken_designs t on t.design_id = d.id where d.file_id = file)
    or exists (select from design_forms d join taken_designs t on t.design_id = d.design_id where d.file_id = file)
    or exists (
      select from files f join taken_pictures t on t.sha256 = f.sha256 and t.owner_id = f.owner_id where f.id = file
    )
    or exists (select from files f join taken_bytes t on t.sha256 = f.sha256 where f.id = file);
end
$$;
