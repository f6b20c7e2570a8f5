-- What a picture that somebody brought looks like: one that hangs already is found by it when what it was made of is taken down.
create table file_looks (
  file_id text primary key references files (id) on delete cascade,
  look_key text not null
);
