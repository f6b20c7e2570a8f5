alter table design_forms add column engine text;
