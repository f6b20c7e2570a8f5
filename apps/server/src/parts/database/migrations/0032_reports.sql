-- Posts that the house took down. They are no posts any more: whatever shows posts reads `posts`, and so shows none of these. Each lies here
-- whole, so that it can be put back, and goes with its picture or its author.
create table taken_posts (
  id text primary key,
  sequence bigint not null,
  account_id text references accounts (id) on delete cascade,
  design_id text unique references designs (id) on delete cascade,
  file_id text not null unique references files (id) on delete cascade,
  prompt text not null,
  title text not null,
  description text not null,
  -- Of its design, which was taken back as well; null where it was not shared by its address.
  shared_at timestamptz(3),
  reason text not null,
  -- What its author is told beside the reason.
  said text not null default '' check (length(said) <= 500),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  taken_at timestamptz(3) not null default now()
);
create index taken_posts_account_id on taken_posts (account_id, taken_at desc);

create table taken_likes (
  post_id text not null references taken_posts (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (post_id, account_id)
);
create index taken_likes_account_id on taken_likes (account_id);

-- The bytes that may be shown to nobody again by whoever brought or made them. They outlive the picture: to delete it and bring it again would
-- be a way round.
create table taken_pictures (
  owner_id text not null references accounts (id) on delete cascade,
  sha256 text not null,
  post_id text not null,
  primary key (owner_id, sha256, post_id)
);
create index taken_pictures_post_id on taken_pictures (post_id);

-- What people said of a post: a row for each person and post, of one that hangs or of one that was taken down.
create table post_reports (
  account_id text not null references accounts (id) on delete cascade,
  post_id text references posts (id) on delete cascade,
  taken_id text references taken_posts (id) on delete cascade,
  reason text not null,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz(3) not null default now(),
  -- Since when whoever runs the product has decided; null while it waits.
  answered_at timestamptz(3),
  constraint post_reports_of_one_post check (num_nonnulls(post_id, taken_id) = 1),
  constraint post_reports_once unique (account_id, post_id),
  constraint taken_reports_once unique (account_id, taken_id)
);
create index post_reports_post_id on post_reports (post_id);
create index post_reports_taken_id on post_reports (taken_id);
create index post_reports_open on post_reports (created_at) where answered_at is null;
create trigger post_reports_of_somebody before insert on post_reports for each row execute function refuse_account_of_nobody();

-- Whether a picture is one that was taken down, or another form of its design, or the same bytes brought again by the same person.
-- In PL/pgSQL, whose plans a connection keeps: it is asked with every post.
create function is_taken_down(file text) returns boolean language plpgsql stable as $$
begin
  return exists (select from taken_posts t where t.file_id = file)
    or exists (select from design_forms d join taken_posts t on t.design_id = d.design_id where d.file_id = file)
    or exists (
      select from files f join taken_pictures t on t.sha256 = f.sha256 and t.owner_id = f.owner_id where f.id = file
    );
end
$$;

-- After the row is written: it has waited for a take-down of the same moment by then, and sees it. Whichever way a picture is shown by,
-- everybody's right to read it is written here.
create function refuse_taken_down() returns trigger language plpgsql as $$
begin
  if is_taken_down(new.id) then
    raise exception 'what was taken down is shown to nobody else'
      using errcode = 'check_violation', table = 'files', constraint = 'files_taken_down_are_not_shown';
  end if;
  return null;
end
$$;
create trigger files_refuse_taken_down after insert or update of permissions on files for each row
  when (array_to_string(array_remove(new.permissions, 'read("user:' || new.owner_id || '")'), ' ') like '%read(%')
  execute function refuse_taken_down();
