-- What people do with the designs they made: a heart, and the trash that keeps a design for a while.
alter table designs add column liked boolean not null default false;
alter table designs add column deleted_at timestamptz(3);
create index designs_trash on designs (deleted_at) where deleted_at is not null;
-- Whether bytes still have a name is asked when one of their names goes.
create index files_sha256 on files (sha256);

-- Other forms of a finished design: larger, or without its background. Each is drawn once and kept.
create table design_forms (
  design_id text not null references designs (id) on delete cascade,
  form text not null check (form in ('hd', 'clear', 'hd-clear')),
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  file_id text unique references files (id),
  deadline_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (design_id, form),
  constraint design_forms_status_is_whole check ((status = 'done') = (file_id is not null))
);
create index design_forms_running on design_forms (deadline_at) where status = 'running';
