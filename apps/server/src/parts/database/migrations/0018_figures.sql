-- The figure of a sheet without what is set beside it: bytes of its own, seen by whoever may see the sheet.
alter table files add column figure_sha256 text;
-- Whether the picture of a design has one: read with every list of designs.
alter table designs add column has_figure boolean not null default false;
create index files_figure_sha256 on files (figure_sha256) where figure_sha256 is not null;
