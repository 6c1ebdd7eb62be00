CREATE TABLE "list_preference" (
	"contact_id" bigint NOT NULL,
	"list" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "list_preference_contact_id_list_pk" PRIMARY KEY("contact_id","list")
);
--> statement-breakpoint
ALTER TABLE "list_preference" ADD CONSTRAINT "list_preference_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;