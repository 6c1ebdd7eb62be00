CREATE TABLE "company_change" (
	"company_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"event" text NOT NULL,
	"ids" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_change_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "company_change_end" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_change" ADD CONSTRAINT "company_change_company_id_company_change_end_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company_change_end"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_change_at_idx" ON "company_change" USING btree ("at");